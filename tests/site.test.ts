import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

test('the built site shows what is in the database, in the language of the browser', async () => {
  await aListing(db, { title: { en: 'Kenworth W900', ru: 'Кенворт W900' } })
  const site = await siteWith(db)

  const response = await site.get('/', { 'accept-language': 'ru-RU,ru;q=0.9' })

  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('<html lang="ru"')
  expect(page).toContain('Кенворт W900')
})

test('a form of the site is let in, one of another site is not', async () => {
  const site = await siteWith(db)
  const form = new URLSearchParams({ lang: 'es', to: '/' })

  const own = await site.post('/language', form)
  const foreign = await site.post('/language', form, {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })

  expect(own.headers.get('set-cookie')).toContain('lang=es')
  expect(foreign.status).toBe(403)
})

test('a page for a signed-in user greets that user, and is cached nowhere', async () => {
  const site = await siteWith(db, { actor: anActor({ fullName: 'Dana Driver' }) })

  const response = await site.get('/')

  expect(await response.text()).toContain('Dana Driver')
  expect(response.headers.get('cache-control')).toContain('no-store')
})
