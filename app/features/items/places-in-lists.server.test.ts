import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findListingsToPay } from '#app/features/billing/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { indexesRead, tablesScanned } from '#tests/helpers/plans.ts'
import { placesInLists } from './places-in-lists.server.ts'
import { publicListings } from './queries.server.ts'

const { db, connectionString } = useDatabase()

/** Enough rows that reading them all costs more than an index. One in a hundred was bumped. */
const ROWS = 20_000
const BATCH = 1000
const CATEGORY = 'parking-lots'

let id = ''

/** Listings with texts as long as in life: rows are read where they are, and that is what an index saves. */
async function post(userId: string, { from, to }: { from: number; to: number }) {
  const posted = sql`${NOW}::timestamptz - n * interval '1 minute'`
  await sql`insert into listings (listing_id, user_id, title, description, category, status, payment_status, expires_at,
                                  created_at, bumped_at)
    select n, ${userId}, '{"en":"Lot"}', jsonb_build_object('en', repeat('Day and night. ', 60)),
           (array['parking-lots', 'jobs', 'mechanics', 'classes'])[1 + n % 4], 'active', 'completed',
           ${NOW}::timestamptz + interval '1 day', ${posted}, case when n % 100 = 0 then ${posted} + interval '3 days' end
      from generate_series(${from}::int, ${to}::int) n`.execute(db)
}

beforeAll(async () => {
  const { id: userId } = await aProfile(db)
  for (let from = 1; from <= ROWS; from += BATCH) await post(userId, { from, to: from + BATCH - 1 })
  // Rows whose commit is not on disk yet are not marked visible to all, and an index alone does not suffice for them.
  await sql`checkpoint`.execute(db)
  await sql`vacuum analyze listings`.execute(db)
  const last = db.selectFrom('listings').select('id').where('listingId', '=', ROWS)
  id = (await last.executeTakeFirstOrThrow()).id
}, 120_000)

type List = Pick<Parameters<typeof publicListings>[1], 'filter' | 'sort' | 'page'>

const list = (asked: List) => (on: Db) => publicListings(on, { ...asked, locale: 'en', now: NOW })

describe(`[PAY-11] among ${ROWS} listings`, () => {
  test.each([
    ['the home page', { filter: {}, sort: 'newest', page: 1 }, 'listings_ranked'],
    ['page 5 of it', { filter: {}, sort: 'newest', page: 5 }, 'listings_ranked'],
    [
      'a category',
      { filter: { category: CATEGORY }, sort: 'newest', page: 1 },
      'listings_ranked_by_category',
    ],
    [
      'the oldest of a category',
      { filter: { category: CATEGORY }, sort: 'oldest', page: 1 },
      'listings_by_category',
    ],
    ['the oldest of all', { filter: {}, sort: 'oldest', page: 1 }, 'listings_newest'],
  ] as const)('%s is read in order from an index', async (_, asked, index) => {
    expect(await tablesScanned(connectionString, list(asked))).toEqual([])
    expect(await indexesRead(connectionString, list(asked))).toContain(index)
  })

  test('the place of a listing, and whether it is at the top, are read from indexes too', async () => {
    const places = (on: Db) => placesInLists(on, { id, category: CATEGORY, now: NOW })
    expect(await tablesScanned(connectionString, places)).toEqual([])
    expect(await indexesRead(connectionString, places)).toEqual(
      expect.arrayContaining(['listings_ranked', 'listings_ranked_by_category']),
    )
    expect(await indexesRead(connectionString, (on) => findListingsToPay(on, [id], NOW))).toContain(
      'listings_ranked',
    )
  })

  test('a place is counted, up to one thousand', async () => {
    const placesOf = async (number: number) => {
      const { id } = await db
        .selectFrom('listings')
        .select('id')
        .where('listingId', '=', number)
        .executeTakeFirstOrThrow()
      return placesInLists(db, { id, category: CATEGORY, now: NOW })
    }
    // Number 100 was posted 100 minutes ago, and bumped to the top.
    expect(await placesOf(100)).toEqual({ inCategory: 1, onHome: 1 })
    expect(await placesOf(ROWS)).toEqual({ inCategory: 1001, onHome: 1001 })
  })
})
