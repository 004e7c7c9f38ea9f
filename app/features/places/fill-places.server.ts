import { sql } from 'kysely'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { placeOfBillboard, placeOfListing } from './place-of-item.server.ts'
import { storePlaces } from './store-places.server.ts'

type Work = Pick<JobCtx, 'db'>
type Filled = { readonly id: string; readonly place: number }

/** Rows of one statement: it locks no row for longer than a few milliseconds. */
const ROWS_AT_A_TIME = 500

async function nextListings({ db }: Work): Promise<readonly Filled[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'businessCity', 'businessState', 'businessZipCode'])
    .select(['serviceCity', 'serviceState', 'serviceZipCode'])
    .where('place', 'is', null)
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .execute()
  return rows.map((row) => ({ id: row.id, place: placeOfListing(row) }))
}

async function nextBillboards({ db }: Work): Promise<readonly Filled[]> {
  const rows = await db
    .selectFrom('ads')
    .select(['id', 'serviceCity', 'serviceState', 'serviceZipCode', 'location'])
    .where('place', 'is', null)
    .orderBy('id')
    .limit(ROWS_AT_A_TIME)
    .execute()
  return rows.map((row) => ({ id: row.id, place: placeOfBillboard(row) }))
}

const NEXT = { listings: nextListings, ads: nextBillboards } as const

async function fillNext(ctx: Work, table: keyof typeof NEXT): Promise<number> {
  const rows = await NEXT[table](ctx)
  const [ids, places] = [rows.map(({ id }) => id), rows.map(({ place }) => place)]
  await storePlaces(ctx, places)
  // What was edited meanwhile has its place.
  await sql`
    update ${sql.table(table)} as item set place = found.place
      from unnest(${ids}::uuid[], ${places}::int[]) as found (id, place)
     where item.id = found.id and item.place is null`.execute(ctx.db)
  return rows.length
}

/** Looks up the places that are missing: of items that an earlier release or the demo wrote, and of banner ads ([GEO-01]). */
export async function fillPlaces(ctx: Work): Promise<void> {
  for (const table of ['listings', 'ads'] as const) while ((await fillNext(ctx, table)) === ROWS_AT_A_TIME);
}
