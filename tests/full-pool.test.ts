import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { openDatabase } from '#app/platform/db/database.server.ts'
import { BUILT } from '#tests/helpers/built-site.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Every connection of the database is taken, and stays so for longer than anybody waits.

const { connectionString } = useDatabase()

type Built = { readonly openDatabase: typeof openDatabase }
const isBuilt = (module: unknown): module is Built =>
  typeof module === 'object' && module !== null && 'openDatabase' in module

const russian = { cookie: 'lang=ru' }
const message = {
  name: 'Аня',
  email: 'anya@example.com',
  subject: 'Шины',
  message: 'Есть ли у вас зимние шины?',
}

test('[NAV-08] when the database has no room, pages, forms and endpoints say so with 503, in the reader’s language', async () => {
  const built: unknown = await import(pathToFileURL(BUILT).href)
  if (!isBuilt(built)) throw new Error(`${BUILT} opens no database`)
  const narrow = built.openDatabase(connectionString, { connections: 1 })
  const site = await siteWith(narrow)
  const member = await siteWith(narrow, { actor: anActor({ language: 'ru' }) })

  const answers = await narrow
    .connection()
    .execute(() =>
      Promise.all([
        site.get('/categories/jobs', russian),
        site.get('/categories/jobs.data', russian),
        site.post('/contact', new URLSearchParams(message), russian),
        site.post('/signin', new URLSearchParams({ email: 'anya@example.com', password: 'x' }), russian),
        member.get('/dashboard'),
        member.post('/account/export', new URLSearchParams()),
        member.post('/api/favorites', { listingId: anActor().id, keep: true }),
      ]),
    )
  await narrow.destroy()

  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const said = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
  expect(said).toEqual(answers.map(() => '503 1'))
  for (const text of texts) expect(text).toContain(TRANSLATE.ru('common.tooBusy'))
  // What was typed is still there.
  expect(texts[2]).toContain('Есть ли у вас зимние шины?')
})
