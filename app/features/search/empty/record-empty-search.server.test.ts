import { beforeEach, expect, test } from 'vitest'
import { dayOf } from '#app/lib/day.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { parseSearchParams } from '../schema.ts'
import { deleteEmptySearches } from './delete-empty-searches.server.ts'
import { EMPTY_SEARCH_RETENTION_DAYS } from './empty-search-query.ts'
import { MAX_TERMS_A_DAY, recordEmptySearch } from './record-empty-search.server.ts'

const { db } = useDatabase()

beforeEach(() => db.deleteFrom('emptySearches').execute())

const stored = () =>
  db
    .selectFrom('emptySearches')
    .select(['locale', 'term', 'times'])
    .orderBy('term')
    .orderBy('locale')
    .execute()

const record = (search: string, ctx = ctxFor(db)) =>
  recordEmptySearch(ctx, parseSearchParams(new URLSearchParams(search)))

test('[SRCH-15] words that found nothing are counted by day and language, and say nothing of who searched', async () => {
  await record('q=Lowboy+Thing')
  await record('q=lowboy++thing')
  await record('q=lowboy+thing', ctxFor(db, { locale: 'ru' }))

  expect(await stored()).toEqual([
    { locale: 'en', term: 'lowboy thing', times: 2 },
    { locale: 'ru', term: 'lowboy thing', times: 1 },
  ])
  expect(Object.keys(await db.selectFrom('emptySearches').selectAll().executeTakeFirstOrThrow())).toEqual([
    'day',
    'locale',
    'term',
    'times',
  ])
})

test.for([
  ['a filter of the address', 'q=lowboy&category=jobs'],
  ['a place of the address', 'q=lowboy&near=Joliet'],
  ['another page', 'q=lowboy&page=2'],
  ['the plain search, which repeats another', 'q=lowboy&words=only'],
  ['a phone number', 'q=312-555-0142'],
] as const)('[SRCH-15] %s is not counted', async ([, search]) => {
  await record(search)
  expect(await stored()).toEqual([])
})

test('[SRCH-15] admins who try a search do not count', async () => {
  await record('q=lowboy', ctxFor(db, { actor: anActor({ role: 'admin' }) }))
  expect(await stored()).toEqual([])
})

test('[SRCH-15] a flood of different words fills no more than the room of a day, and known ones still count', async () => {
  const day = dayOf(NOW)
  await db
    .insertInto('emptySearches')
    .values(Array.from({ length: MAX_TERMS_A_DAY }, (_, n) => ({ day, locale: 'en', term: `word ${n}` })))
    .execute()
  await record('q=another')
  await record('q=word+7')

  const rows = await stored()
  expect(rows).toHaveLength(MAX_TERMS_A_DAY)
  expect(rows.find(({ term }) => term === 'word 7')?.times).toBe(2)
})

test('[SRCH-15] a script at one address is counted only so often', async () => {
  const ctx = ctxFor(db, { visitor: { address: '198.51.100.77', userAgent: 'a script' } })
  for (let n = 0; n < 80; n += 1)
    await record(`q=${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}xyz`, ctx)
  expect((await stored()).length).toBe(60)
})

test('[SRCH-15] counts are deleted when the privacy policy says so', async () => {
  const kept = (days: number) => ({ day: dayOf(daysAgo(days)), locale: 'en' as const, term: `of ${days}` })
  await db
    .insertInto('emptySearches')
    .values([kept(EMPTY_SEARCH_RETENTION_DAYS), kept(EMPTY_SEARCH_RETENTION_DAYS + 1)])
    .execute()
  await deleteEmptySearches({ db, now: NOW })
  expect((await stored()).map(({ term }) => term)).toEqual([`of ${EMPTY_SEARCH_RETENTION_DAYS}`])
})
