import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { parseFacets } from '#app/features/facets/facet-query.ts'
import { countTokens } from '#app/features/items/facets/count-facets.server.ts'
import { publicListings } from '#app/features/items/queries.server.ts'
import { placeFilterOf } from '#app/features/items/schema.ts'
import { similarListings } from '#app/features/items/similar/queries.server.ts'
import { findPlace } from '#app/features/places/find-place.server.ts'
import { nearFilter } from '#app/features/places/read-near.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { indexesRead, tablesScanned } from '#tests/helpers/plans.ts'
import { waitFor } from './helpers/wait.ts'

const { db, connectionString } = useDatabase()
const CATEGORY = 'trucks-trailers-marketplace'

/** Enough rows that a sequential scan costs more than an index. */
const ROWS = 20_000
const BATCH = 2000

async function vacuum() {
  await sql`vacuum analyze listings`.execute(db)
  const { rows } =
    await sql`select from pg_class where relname = 'listings' and relallvisible < relpages`.execute(db)
  expect(rows).toEqual([])
}

const insertListings = (userId: string, from: number, to: number) =>
  sql`
    insert into listings (listing_id, user_id, title, description, category, status, payment_status, search_text, business_state,
                          created_at, expires_at, price_cents, attributes)
    select n, ${userId}, '{"en":"Truck"}', '{}', case when n % 4 = 0 then ${CATEGORY} else 'jobs' end, 'active', 'completed',
           repeat('x', 800), case when n % 3 = 0 then 'IL' else 'TX' end,
           ${NOW}::timestamptz - n * interval '1 minute', ${NOW}::timestamptz + interval '9 days',
            1000 * (n * 7919::bigint % 12000), jsonb_build_object('kind', 'sleeper', 'make', case when n % 8 = 0 then 'kenworth' else 'volvo' end, 'year', 2005 + n % 20,
                              'transmission', case when n % 12 = 0 then 'automated' else 'manual-10' end)
      from generate_series(${from}::int, ${to}::int) n`.execute(db)

beforeAll(async () => {
  const { id } = await aProfile(db)
  for (let from = 1; from < ROWS; from += BATCH) await insertListings(id, from, from + BATCH - 1)
  await waitFor(vacuum, { timeout: 60_000 })
}, 120_000)

test.for(['make=kenworth&transmission=automated&year=2015-2020', 'make=volvo', 'year=2024-'])(
  `[FACET-01] among ${ROWS} listings, %s is found and counted within one index`,
  async (search) => {
    const facets = parseFacets(new URLSearchParams(search), CATEGORY)
    const filter = { category: CATEGORY, place: placeFilterOf('IL') } as const
    const page = { filter: { ...filter, facets }, sort: 'newest', page: 1, locale: 'en', now: NOW } as const
    const list = (on: typeof db) => publicListings(on, page)
    const counts = (on: typeof db) => countTokens(on, { filter, facets }, NOW)

    for (const work of [list, counts]) {
      expect(await tablesScanned(connectionString, work)).not.toContain('listings')
      expect(await indexesRead(connectionString, work)).toContain('listings_with_facets')
    }
  },
)

test.for(['year-high', 'mileage-low'] as const)(
  `[FACET-09] among ${ROWS} listings, the order %s is found within one index`,
  async (sort) => {
    for (const page of [1, 3, 40]) {
      const list = (on: typeof db) =>
        publicListings(on, { filter: { category: CATEGORY }, sort, page, locale: 'en', now: NOW })

      expect(await tablesScanned(connectionString, list)).not.toContain('listings')
      expect(await indexesRead(connectionString, list)).toContain('listings_with_facets')
    }
  },
)

test(`[GEO-06] among ${ROWS} listings, facets around a place are found without reading the table`, async () => {
  const place = findPlace('60446')
  if (!place) throw new Error('no place')
  const near = await nearFilter(db, { place, miles: 100 })
  const facets = parseFacets(new URLSearchParams('make=kenworth&year=2015-2020'), CATEGORY)
  const list = (on: typeof db) =>
    publicListings(on, {
      filter: { category: CATEGORY, facets, near },
      sort: 'distance',
      page: 3,
      locale: 'en',
      now: NOW,
    })

  expect(await tablesScanned(connectionString, list)).not.toContain('listings')
})

test(`[DET-07] among ${ROWS} listings, similar ones are found within two indexes`, async () => {
  const attributes = { kind: 'sleeper', make: 'kenworth', model: 'T680', year: 2018 } as const
  const subject = { category: CATEGORY, attributes, priceCents: 4_000_000, state: 'IL', place: null } as const
  const similar = (on: typeof db) =>
    similarListings(on, { ...subject, id: randomUUID() }, { locale: 'en', now: NOW })

  expect((await similar(db)).items.length).toBeGreaterThan(0)
  expect(await tablesScanned(connectionString, similar)).not.toContain('listings')
  const read = await indexesRead(connectionString, similar)
  expect(read).toEqual(expect.arrayContaining(['listings_with_facets', 'listings_comparable']))
})

test(`[CAT-05] among ${ROWS} listings, what costs less than most is read in the order of the list, not collected first`, async () => {
  const filter = { category: CATEGORY, written: 'en', maxDollars: 60_000 } as const
  const list = (on: typeof db) =>
    publicListings(on, { filter, sort: 'newest', page: 3, locale: 'en', now: NOW })

  expect(await indexesRead(connectionString, list)).toContain('listings_ranked_by_category_in_english')
})
