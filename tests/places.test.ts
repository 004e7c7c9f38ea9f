import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ItemFilter } from '#app/features/items/list-filters.ts'
import { countPublicListings, publicListings } from '#app/features/items/queries.server.ts'
import { fillPlaces } from '#app/features/places/fill-places.server.ts'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { nearFilter } from '#app/features/places/read-near.server.ts'
import { storePlaces } from '#app/features/places/store-places.server.ts'
import { zipCodes } from '#app/features/places/zip-codes.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aListingAt } from '#tests/factories/places.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { indexesRead, tablesScanned } from '#tests/helpers/plans.ts'

const { db, connectionString } = useDatabase()

/** Enough rows that a sequential scan costs more than an index. */
const ROWS = 20_000
const BATCH = 2_500

const near = (text: string, miles: number | null) => {
  const place = findPlace(text)
  if (!place) throw new Error(`no place ${text}`)
  return nearFilter(db, { place, miles })
}

const list = (
  on: Db,
  filter: ItemFilter,
  { sort = 'distance', page = 1 }: { sort?: 'distance' | 'newest'; page?: number } = {},
) => publicListings(on, { filter, sort, page, locale: 'en', now: NOW })

const shown = async (filter: ItemFilter, sort: 'distance' | 'newest' = 'distance') =>
  (await list(db, filter, { sort })).map(
    ({ title, distance }) => `${title}: ${distance?.replace('\u00a0', ' ')}`,
  )

const PLACES = [
  ['Joliet', 60433],
  ['Chicago', 60608],
  ['Omaha', 68117],
  ['Laredo', 78045],
] as const

describe('[GEO-03] listings around a place', () => {
  beforeAll(async () => {
    for (const [title, zip] of PLACES) await aListingAt(db, zip, { title: { en: title }, category: 'events' })
    await aListing(db, { title: { en: 'Everywhere' }, category: 'events', place: 0 })
    await aListing(db, { title: { en: 'Not looked up' }, category: 'events' })
  })

  test('say how far they are, and come in the order of their distance', async () => {
    const filter = { category: 'events', near: await near('60446', 50) } as const

    expect(await shown(filter)).toEqual(['Joliet: 9 mi', 'Chicago: 25 mi'])
    expect(await shown(filter, 'newest')).toEqual(expect.arrayContaining(['Joliet: 9 mi', 'Chicago: 25 mi']))
    expect(await countPublicListings(db, filter, NOW)).toBe(2)
  })

  test('at any distance all are there; those that are nowhere come last', async () => {
    expect(await shown({ category: 'events', near: await near('Omaha, NE', null) })).toEqual([
      expect.stringMatching(/^Omaha: \d mi$/u),
      'Joliet: 412 mi',
      'Chicago: 432 mi',
      'Laredo: 964 mi',
      'Everywhere: undefined',
    ])
  })

  test('in one place the newest come first, and no page repeats another', async () => {
    for (let n = 0; n < 60; n += 1)
      await aListingAt(db, 82001, {
        category: 'beauty-health',
        createdAt: daysAgo(n % 20),
        title: { en: `Show ${n}` },
      })
    const filter = { category: 'beauty-health', near: await near('82001', 25) } as const

    const pages = await Promise.all([1, 2, 3].map((page) => list(db, filter, { page })))

    expect(pages.map(({ length }) => length)).toEqual([25, 25, 10])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(60)
    const times = pages.flat().map(({ age }) => age.at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

test('[GEO-01] items that an earlier release wrote get their places from a job, and again only if they have none', async () => {
  const joliet = await aListing(db, { businessZipCode: '', businessCity: 'Joliet', businessState: 'IL' })
  const service = await aListing(db, { businessCity: '', businessState: null, serviceZipCode: '60446' })
  const young = await aListing(db, { businessZipCode: '60499', businessCity: '', businessState: null })
  const wide = await aListing(db, { businessCity: '', businessState: null, serviceAreaType: 'all_states' })
  const known = await aListingAt(db, 78045, { businessZipCode: '60433' })
  const ad = await anAd(db, { location: { en: 'Omaha, NE' } })

  await fillPlaces({ db })

  const placeOf = async (table: 'listings' | 'ads', id: string) =>
    (await db.selectFrom(table).select('place').where('id', '=', id).executeTakeFirstOrThrow()).place
  expect(await placeOf('listings', joliet.id)).toBe(60433)
  expect(await placeOf('listings', service.id)).toBe(60446)
  expect(await placeOf('listings', young.id)).toBeGreaterThan(60399)
  expect(await placeOf('listings', wide.id)).toBe(0)
  expect(await placeOf('listings', known.id)).toBe(78045)
  expect(await placeOf('ads', ad.id)).toBe(findPlace('Omaha, NE')?.zip)
})

/** Listings all over the country, in two categories. */
const insertListings = (userId: string, zips: readonly number[], from: number) =>
  sql`insert into listings (listing_id, user_id, title, description, category, status, payment_status, search_text, search_vector,
                            moderation_reason, place, created_at, expires_at)
    select ${from}::int + n, ${userId}, jsonb_build_object('en', 'Lot'), '{}',
           case when n % 4 = 0 then 'parking-lots' else 'repair-shops-parts' end, 'active', 'completed', 'lot', '', repeat('x', 800), zip,
           ${NOW}::timestamptz - n * interval '1 minute', ${NOW}::timestamptz + interval '9 days'
      from unnest(${zips}::int[]) with ordinality as of (zip, n)`.execute(db)

describe(`[GEO-06] among ${ROWS} listings all over the country`, () => {
  beforeAll(async () => {
    const { id } = await aProfile(db)
    const zips = zipCodes()
      .filter((_, i) => i % 10 === 0)
      .map(({ zip }) => zip)
    await storePlaces({ db }, zips)
    for (let from = 0; from < ROWS; from += BATCH)
      await insertListings(
        id,
        Array.from({ length: BATCH }, (_, n) => zips[(from + n * 7) % zips.length] ?? 0),
        500_000 + from,
      )
    await sql`vacuum analyze listings`.execute(db)
    await sql`analyze places`.execute(db)
  }, 120_000)

  test('the nearest are read from place to place, and no table of listings from beginning to end', async () => {
    const everywhere = { near: await near('60446', 100) }
    const inCategory = { ...everywhere, category: 'parking-lots' } as const
    const third = (filter: ItemFilter) => (on: Db) => list(on, filter, { page: 3 })

    // Which of the two, the planner decides by what is visible to all: that differs with what else the server does.
    const read = await indexesRead(connectionString, third(inCategory))
    expect(read.filter((name) => name.startsWith('listings_by_place'))).not.toEqual([])
    for (const filter of [everywhere, inCategory])
      expect(await tablesScanned(connectionString, third(filter))).not.toContain('listings')
  })

  test('totals and the newest around a place read no table of listings from beginning to end', async () => {
    const filter = { category: 'parking-lots', near: await near('60446', 50) } as const

    expect(await tablesScanned(connectionString, (on) => countPublicListings(on, filter, NOW))).not.toContain(
      'listings',
    )
    expect(await tablesScanned(connectionString, (on) => list(on, filter, { sort: 'newest' }))).not.toContain(
      'listings',
    )
  })
})
