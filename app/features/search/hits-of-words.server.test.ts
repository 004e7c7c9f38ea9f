import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { searchTerm } from '#app/features/items/search-text.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { fillNewestWords } from './fill-newest-words.server.ts'
import { fillSample, isSampledOften } from './fill-sample.server.ts'
import { readWanted } from './match-items.server.ts'
import { countHits, searchPage } from './queries.server.ts'
import { readWords } from './terms/word-query.ts'

const { db, connectionString } = useDatabase()

/** So many that a search of them is not ranked but read from the newest on. */
const MANY = 1030
const EVERY = 25

beforeAll(async () => {
  const { id: userId } = await aProfile(db)
  for (let n = 0; n < MANY; n += 1) {
    const title = n % EVERY === 0 ? `Lowboy ${n}` : `Truck ${n}`
    await aListing(db, {
      userId,
      title: { en: title },
      description: { en: 'lowboy work' },
      createdAt: daysAgo(1 + n / 100),
    })
  }
}, 120_000)

async function titles(page: number, frequency = { inTitles: false, anywhere: false }) {
  const wanted = readWanted({ term: searchTerm('lowboy'), frequency })
  const hits = await countHits(db, wanted, NOW)
  const found = await searchPage(db, { wanted, hits, sort: 'relevance', page, locale: 'en', now: NOW })
  return found.listings.items.map(({ title }) => title)
}

const pages = async (frequency?: { inTitles: boolean; anywhere: boolean }) => [
  await titles(1, frequency),
  await titles(2, frequency),
  await titles(3, frequency),
]

const named = (word: string, from: number, to: number) =>
  Array.from({ length: MANY }, (_, n) => n)
    .filter((n) => (n % EVERY === 0) === (word === 'Lowboy'))
    .slice(from, to)
    .map((n) => `${word} ${n}`)

test('[SRCH-07] of very many hits those with the word in the title come first, then the newest others, whether the newest are kept apart or not', async () => {
  await sql`delete from newest_words_since`.execute(db)
  const expected = [
    named('Lowboy', 0, 25),
    [...named('Lowboy', 25, 42), ...named('Truck', 0, 8)],
    named('Truck', 8, 33),
  ]
  expect(await pages()).toEqual(expected)
  await fillNewestWords({ db })
  expect(await pages()).toEqual(expected)
  expect(await pages({ inTitles: true, anywhere: true })).toEqual(expected)
})

test('[SRCH-07] a listing that is posted, changed, hidden or bumped is found as it is now', async () => {
  await fillNewestWords({ db })
  const { id } = await aListing(db, { title: { en: 'Lowboy posted' }, createdAt: daysAgo(0.5) })
  expect((await titles(1))[0]).toBe('Lowboy posted')
  await db.updateTable('listings').set({ ownerHidden: true }).where('id', '=', id).execute()
  expect((await titles(1))[0]).toBe('Lowboy 0')
  await db
    .updateTable('listings')
    .set({ ownerHidden: false, expiresAt: daysAgo(0.1) })
    .where('id', '=', id)
    .execute()
  expect((await titles(1))[0]).toBe('Lowboy 0')
  await db.deleteFrom('listings').where('id', '=', id).execute()
  const { id: last } = await db
    .selectFrom('listings')
    .select('id')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('listings')
    .set({ bumpedAt: daysAgo(0.2) })
    .where('id', '=', last)
    .execute()
  const newest = await db
    .selectFrom('newestWords')
    .select('listingId')
    .orderBy('rankedAt', 'desc')
    .executeTakeFirst()
  expect(newest?.listingId).toBe(last)
})

test('[SRCH-12] a word that much of a sample has is known to have more than a thousand hits in a large site', async () => {
  await fillSample({ db })
  const isOften = async (term: string) => {
    const query = readWords(term)
    const often = query && isSampledOften(query, { listings: 1_000_000, shareOf: new Map() })
    const { rows } = await sql<{ often: boolean | null }>`select ${often} as often`.execute(db)
    return rows[0]?.often
  }
  expect(await isOften('lowboy')).toBe(true)
  expect(await isOften('zzyzx')).toBe(false)
  const query = readWords('lowboy')
  expect(query && isSampledOften(query, { listings: 5000, shareOf: new Map() })).toBeNull()
})

test.for(['lowboy', 'zzyzx'])(
  '[SRCH-12] %s is found without reading a table from beginning to end',
  async (word) => {
    await fillNewestWords({ db })
    await fillSample({ db })
    const apart = openDatabase(connectionString, { connections: 1 })
    const scans = await apart.transaction().execute(async (tx) => {
      const query = `'${word}'`
      await sql`select from listings_with_words(${query}::tsquery, ${NOW}, 1001)`.execute(tx)
      await sql`select from titles_first(${query}::tsquery, ${query}::tsquery, '{}', false, false, ${NOW}, 2000)`.execute(
        tx,
      )
      await sql`select from titles_first(${query}::tsquery, ${query}::tsquery, '{}', true, true, ${NOW}, 26)`.execute(
        tx,
      )
      await sql`select are_sampled(${query}::tsquery, 40)`.execute(tx)
      const { rows } = await sql<{ relname: string }>`
      select relname from pg_stat_xact_user_tables
       where seq_scan > 0 and relname in ('listings', 'newest_words', 'sampled_words')`.execute(tx)
      return rows
    })
    await apart.destroy()
    expect(scans).toEqual([])
  },
)
