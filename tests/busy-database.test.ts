import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { newToken } from '#app/platform/auth/secret-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { builtSite } from '#tests/helpers/built-site.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase, withShortTimeout } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// The database is too slow, away, or not what the site expects.

const { connectionString, db } = useDatabase()

const { openDatabase: open } = await builtSite()

const russian = { cookie: 'lang=ru' }
const message = {
  name: 'Аня',
  email: 'anya@example.com',
  subject: 'Шины',
  message: 'Есть ли у вас зимние шины?',
}

/** Requests pages, forms and endpoints concurrently. */
async function askEverywhere(on: Db): Promise<readonly Response[]> {
  const site = await siteWith(on)
  const member = await siteWith(on, { actor: anActor({ language: 'ru' }) })
  return Promise.all([
    site.get('/categories/jobs', russian),
    site.get('/categories/jobs.data', russian),
    site.post('/contact', new URLSearchParams(message), russian),
    site.post('/signin', new URLSearchParams({ email: 'anya@example.com', password: 'x' }), russian),
    member.get('/dashboard'),
    member.post('/account/export', new URLSearchParams()),
    member.post('/api/favorites', { listingId: anActor().id, keep: true }),
  ])
}

async function expectComeBackLater(responses: readonly Response[]) {
  const texts = await Promise.all(responses.map((response) => response.text()))
  const statuses = responses.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
  expect(statuses).toEqual(responses.map(() => '503 1'))
  for (const text of texts) expect(text).toContain(TRANSLATE.ru('common.tooBusy'))
  // The typed text is still there.
  expect(texts[2]).toContain('Есть ли у вас зимние шины?')
}

test('[NAV-08] when the database has no room, pages, forms and endpoints say so with 503, in the reader’s language', async () => {
  const narrow = open(connectionString, { connections: 1 })
  const responses = await narrow.connection().execute(() => askEverywhere(narrow))
  await narrow.destroy()
  await expectComeBackLater(responses)
})

test.each([
  ['waits too long for others', 'lock_timeout', '55P03'],
  ['takes too long', 'statement_timeout', '57014'],
] as const)('[NAV-08] so they do when a query %s, with a line in the log', async (_, limit, code) => {
  const reported: Error[] = []
  const impatient = open(withShortTimeout(connectionString, limit), {
    connections: 10,
    onError: (error) => reported.push(error),
  })
  const responses = await db.transaction().execute(async (holder) => {
    await sql`lock table listings, ads, profiles, rate_buckets in access exclusive mode`.execute(holder)
    return askEverywhere(impatient)
  })
  await impatient.destroy()
  await expectComeBackLater(responses)
  expect(new Set(reported.map((error) => 'code' in error && error.code))).toEqual(new Set([code]))
})

test('[AUTH-08] signing out works in the browser even when the database is away', async () => {
  const away = open('postgres://nobody@127.0.0.1:1/nowhere')
  const browser = await cookieBrowser(away)
  browser.jar.set('sid', newToken())
  expect((await browser.get('/session')).status).toBe(503)

  const response = await browser.send('/signout', {})

  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  expect(browser.jar.has('sid')).toBe(false)
  await away.destroy()
})

test('[NAV-08] of a database that is not as it should be no word leaves the house', async () => {
  const tables = ['listings', 'profiles'] as const
  for (const table of tables) await db.schema.alterTable(table).renameTo(`hidden_${table}`).execute()
  const responses = await askEverywhere(db)
  for (const table of tables) await db.schema.alterTable(`hidden_${table}`).renameTo(table).execute()

  const statuses = responses.map(({ status }) => status)
  for (const status of statuses) expect([200, 401, 500]).toContain(status)
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(3)
  const words =
    /relation \W*"|does not exist|42P01|hidden_(?:listings|profiles)|\bfrom \W*"(?!\/assets\/)|\.[jt]s:\d/u
  for (const response of responses) expect(await response.text()).not.toMatch(words)
})
