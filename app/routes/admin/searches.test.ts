import { beforeEach, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { dayOf } from '#app/lib/day.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const admin = anActor({ role: 'admin' })
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

const page = async (search = '') =>
  (await (await siteWith(db, { actor: admin })).get(`/admin/searches${search}`)).text()
const send = async (change: string, fields: Record<string, string>) =>
  (await siteWith(db, { actor: admin })).post(`/admin/searches?change=${change}`, new URLSearchParams(fields))

const searched = (rows: readonly (readonly [term: string, locale: Locale, times: number, days: number])[]) =>
  db
    .insertInto('emptySearches')
    .values(rows.map(([term, locale, times, days]) => ({ term, locale, times, day: dayOf(daysAgo(days)) })))
    .execute()

beforeEach(async () => {
  await db.deleteFrom('emptySearches').execute()
  await db.deleteFrom('searchSynonyms').execute()
  await db.deleteFrom('profiles').execute()
})

test('[SRCH-15] a search of a browser that finds nothing is counted, that of a robot or with results is not', async () => {
  await aListing(db, { title: { en: 'Kenworth W900' } })
  const site = await siteWith(db)
  await site.get('/ru/search?q=фырчалка', BROWSER)
  await site.get('/search?q=kenworth', BROWSER)
  await site.get('/search?q=whatsit', { 'User-Agent': 'Googlebot/2.1' })

  const rows = await db.selectFrom('emptySearches').select(['locale', 'term', 'times']).execute()
  expect(rows).toEqual([{ locale: 'ru', term: 'фырчалка', times: 1 }])
})

test('[SRCH-15] admins see what was searched for in vain, the most frequent first, by language and period', async () => {
  await searched([
    ['whatsit', 'en', 2, 1],
    ['whatsit', 'en', 3, 2],
    ['фырчалка', 'ru', 4, 3],
    ['old thing', 'en', 50, 60],
  ])
  const html = await page()
  expect(html.indexOf('whatsit')).toBeLessThan(html.indexOf('фырчалка'))
  expect(html).toContain('href="/search?q=whatsit"')
  expect(html).not.toContain('old thing')
  expect(await page('?days=90')).toContain('old thing')
  expect(await page('?language=ru')).not.toContain('whatsit')
})

test('[SRCH-15] long lists have pages, and a page beyond the end is the last one', async () => {
  await searched(
    Array.from({ length: 27 }, (_, n) => [`word${String(n).padStart(2, '0')}`, 'en', 100 - n, 1] as const),
  )
  expect(await page()).not.toContain('word26')
  expect(await page('?page=2')).toContain('word26')
  expect(await page('?page=999')).toContain('word26')
})

test.each(LOCALES)('[SRCH-15] an empty list says so in %s', async (locale) => {
  const site = await siteWith(db, { actor: anActor({ role: 'admin', language: locale }) })
  expect(await (await site.get('/admin/searches')).text()).toContain(TRANSLATE[locale]('searches.noneTitle'))
})

test('[SRCH-16] a synonym that an admin adds is found at once, is in the log, and can be removed', async () => {
  await aListing(db, { title: { en: 'Kenworth W900' } })
  const site = await siteWith(db)
  const results = async () => (await site.get('/search?q=кенни', BROWSER)).text()
  expect(await results()).not.toContain('Kenworth W900')

  expect((await send('add', { typed: ' Кенни ', meaning: 'Kenworth' })).status).toBe(200)
  expect(await results()).toContain('Kenworth W900')
  expect(await page()).toContain('кенни')

  await send('remove', { typed: 'кенни' })
  expect(await results()).not.toContain('Kenworth W900')
  const log = await db.selectFrom('auditLog').select(['action', 'details']).orderBy('id').execute()
  expect(log.slice(-2)).toEqual([
    { action: 'search_synonym_added', details: { typed: 'кенни', meaning: 'kenworth' } },
    { action: 'search_synonym_removed', details: { typed: 'кенни', meaning: 'kenworth' } },
  ])
})

test.for([
  ['nothing', { typed: '', meaning: 'truck' }],
  ['signs', { typed: '<script>', meaning: 'truck' }],
  ['digits only', { typed: '12345', meaning: 'truck' }],
  ['the same words', { typed: 'Truck', meaning: 'truck' }],
  ['a long text', { typed: 'x'.repeat(41), meaning: 'truck' }],
  ['a long meaning', { typed: 'truk', meaning: 'x'.repeat(61) }],
] as const)('[SRCH-16] %s is no synonym', async ([, fields]) => {
  expect((await send('add', fields)).status).toBe(422)
  expect(await db.selectFrom('searchSynonyms').selectAll().execute()).toEqual([])
})

test('[SRCH-16] a word has one meaning, and there is room for 200', async () => {
  await send('add', { typed: 'truk', meaning: 'truck' })
  expect((await send('add', { typed: 'truk', meaning: 'trailer' })).status).toBe(409)
  await db
    .insertInto('searchSynonyms')
    .values(
      Array.from({ length: 199 }, (_, n) => ({
        typed: `word ${n}`,
        meaning: 'truck',
        createdAt: daysAgo(1),
      })),
    )
    .execute()
  expect((await send('add', { typed: 'trok', meaning: 'truck' })).status).toBe(409)
})

test('[SRCH-16] a change that the page does not know is refused', async () => {
  expect((await send('everything', { typed: 'truk', meaning: 'truck' })).status).toBe(400)
})
