import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { type FacetQuery, parseFacets } from '#app/features/facets/facet-query.ts'
import { expireListings } from '#app/features/listings/publishing/expire-listings.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { drawer, randomFacts, randomSearch } from '#tests/helpers/random-facts.ts'
import type { ItemFilter } from '../list-filters.ts'
import { countTokens, facetCounts } from './count-facets.server.ts'
import { countInSets } from './count-in-sets.server.ts'
import { storeFacetSets, storeOutdatedSets } from './store-facet-sets.server.ts'

const { db } = useDatabase()
const CATEGORY: CategorySlug = 'trucks-trailers-marketplace'
const FACETS = facetsOf(CATEGORY)
const NO_FACETS: FacetQuery = []

type Asked = { readonly filter?: ItemFilter; readonly facets?: FacetQuery; readonly now?: Date }

/** Returns what is beside each choice, and the total: by sets if they are stored, or by a look at each listing. */
async function counted(way: 'sets' | 'listings', { filter, facets = NO_FACETS, now = NOW }: Asked = {}) {
  const asked = { filter: { ...filter, category: CATEGORY }, facets }
  // A condition that sets do not know.
  const also = way === 'listings' ? [sql<boolean>`true`] : []
  const counts = facetCounts(await countTokens(db, { ...asked, also }, now), facets)
  const ofFacet = (facet: Facet) =>
    facet.kind === 'choices' ? facet.choices.map((choice) => counts.of(facet, choice)) : [counts.of(facet)]
  return { total: counts.total, beside: FACETS.map((facet) => [facet.key, ...ofFacet(facet)]) }
}

const countedInSets = () => countInSets(db, { category: CATEGORY, filter: {}, facets: NO_FACETS }, NOW)

async function changesLeft(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from facet_changes where category = ${CATEGORY}`.execute(db)
  return rows[0]?.n ?? 0
}

let userId = ''
beforeAll(async () => {
  userId = (await aProfile(db)).id
})
beforeEach(() => sql`truncate facet_sets, facet_changes`.execute(db))

/** More than 32 bits, now and then. */
const randomPrice = (draw: (below: number) => number) =>
  draw(4) === 0 ? null : draw(10) === 0 ? 9_000_000_000 : draw(100_000) * 100

const aRandomListing = (draw: (below: number) => number) =>
  aListing(db, {
    userId,
    category: draw(8) === 0 ? 'jobs' : CATEGORY,
    attributes: JSON.stringify(randomFacts(FACETS, draw)),
    priceCents: randomPrice(draw),
    expiresAt: draw(9) === 0 ? null : daysAgo(5 - draw(20)),
    moderation: draw(9) === 0 ? 'waiting' : 'approved',
  })

/** Everything that may change what a listing counts for. */
const changes = (draw: (below: number) => number) => [
  sql`attributes = ${JSON.stringify(randomFacts(FACETS, draw))}::jsonb`,
  sql`price_cents = ${randomPrice(draw)}`,
  sql`owner_hidden = not owner_hidden`,
  sql`moderation = case moderation when 'approved' then 'removed' else 'approved' end`,
  sql`status = case status when 'active' then 'sold' else 'active' end`,
  sql`deleted_at = case when deleted_at is null then ${NOW}::timestamptz end`,
  sql`expires_at = ${daysAgo(5 - draw(20))}`,
  sql`category = case category when 'jobs' then ${CATEGORY} else 'jobs' end`,
]

async function changeSome(draw: (below: number) => number): Promise<void> {
  for (const change of changes(draw))
    await sql`update listings set ${change} where listing_id % 7 = ${draw(7)}`.execute(db)
  await sql`delete from listings where listing_id % 31 = ${draw(31)}`.execute(db)
  for (let n = 0; n < 5; n += 1) await aRandomListing(draw)
}

function randomFilter(draw: (below: number) => number): ItemFilter {
  const minDollars = draw(2) ? draw(60_000) : null
  const maxDollars = draw(2) ? draw(100_000_000) : null
  const price = (['under-500', '500-1000', '1000+'] as const)[draw(3)] ?? null
  return draw(4) === 0 ? { price, minDollars, maxDollars } : { minDollars, maxDollars }
}

test('[FACET-02] the numbers beside choices are those of the listings, whatever is asked, has changed or has ended since', async () => {
  const draw = drawer(19)
  for (let n = 0; n < 120; n += 1) await aRandomListing(draw)
  const totals: number[] = []
  for (let round = 0; round < 6; round += 1) {
    if (round % 2 === 0) await storeFacetSets({ db, now: NOW }, CATEGORY)
    else await changeSome(draw)
    expect(await countedInSets()).not.toBeNull()
    for (let n = 0; n < 12; n += 1) {
      const some = FACETS.filter(() => draw(4) === 0)
      const facets = parseFacets(new URLSearchParams(randomSearch(some, draw)), CATEGORY)
      const asked = { filter: randomFilter(draw), facets, now: daysAgo(8 - draw(20)) }

      const bySets = await counted('sets', asked)
      totals.push(bySets.total)

      expect([round, asked, bySets]).toEqual([round, asked, await counted('listings', asked)])
    }
  }
  expect(totals.filter((total) => total > 0).length).toBeGreaterThan(20)
}, 60_000)

describe('the sets that numbers beside choices are counted by', () => {
  test('[FACET-02] are not needed: without them, listings are looked at', async () => {
    await aListing(db, { userId, attributes: '{"make":"volvo"}' })
    expect(await countedInSets()).toBeNull()
    expect(await counted('sets')).toEqual(await counted('listings'))
  })

  test('[FACET-02] miss nothing that is stored while they are made', async () => {
    const before = await counted('listings')
    await db.transaction().execute(async (tx) => {
      await aListing(tx, { userId, attributes: '{"make":"volvo"}' })
      await storeFacetSets({ db, now: NOW }, CATEGORY)
      expect(await counted('sets')).toEqual(before)
    })

    expect(await counted('sets')).toEqual(await counted('listings'))
    expect((await counted('sets')).total).toBe(before.total + 1)
  })

  test('[FACET-02] miss nothing while the site goes on writing', async () => {
    const storing = new AbortController()
    const write = async () => {
      while (!storing.signal.aborted) await aListing(db, { userId, attributes: '{"make":"volvo"}' })
    }
    const store = async () => {
      for (let n = 0; n < 20; n += 1) await storeFacetSets({ db, now: NOW }, CATEGORY)
      storing.abort()
    }
    await Promise.all([store(), write(), write()])

    expect(await counted('sets')).toEqual(await counted('listings'))
  })

  test('[FACET-02] say the same before and after the job that ends listings', async () => {
    await aListing(db, { userId, expiresAt: daysAgo(-1) })
    await storeFacetSets({ db, now: NOW }, CATEGORY)
    const now = daysAgo(-2)
    const before = await counted('sets', { now })
    expect(before.total).toBeLessThan((await counted('sets')).total)

    await expireListings({ db, now })

    expect(await counted('sets', { now })).toEqual(before)
    expect(before).toEqual(await counted('listings', { now }))
  })

  test('[FACET-02] are stored for each category, and again after many changes or a day', async () => {
    await storeOutdatedSets({ db, now: NOW })
    expect(await countedInSets()).not.toBeNull()

    await aListing(db, { userId })
    await storeOutdatedSets({ db, now: NOW })
    expect(await changesLeft()).toBe(1)

    await sql`insert into facet_changes (category, sign, facet_tokens)
              select ${CATEGORY}, case n % 2 when 0 then 1 else -1 end, '{}' from generate_series(1, 2000) as n`.execute(
      db,
    )
    await storeOutdatedSets({ db, now: NOW })
    expect(await changesLeft()).toBe(0)

    await aListing(db, { userId })
    await storeOutdatedSets({ db, now: daysAgo(-2) })
    expect(await changesLeft()).toBe(0)
    expect(await counted('sets')).toEqual(await counted('listings'))
  })
})
