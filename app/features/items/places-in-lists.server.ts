import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { isPublic } from './public-items.server.ts'

/** How far places are counted: further down, the number says nothing. */
export const MAX_PLACE = 1000

/** Places in the order 'newest', from 1; MAX_PLACE + 1 for everything further down. */
export type PlacesInLists = { readonly inCategory: number; readonly onHome: number }

type Asked = { readonly id: string; readonly category: string; readonly now: Date }

/** Returns where a listing stands among the public ones of its category and of the site, read from their indexes. */
export async function placesInLists(db: Db, { id, category, now }: Asked): Promise<PlacesInLists> {
  const own = sql`(select own.ranked_at from listings own where own.id = ${id}), ${id}::uuid`
  const above = sql`select from listings
    where ${isPublic('listings', now)} and (listings.ranked_at, listings.id) > (${own})`
  const last = sql.lit(MAX_PLACE)
  const { rows } = await sql<PlacesInLists>`select
    (select count(*)::int + 1 from (${above} and listings.category = ${category} limit ${last}) n) as "inCategory",
    (select count(*)::int + 1 from (${above} limit ${last}) n) as "onHome"`.execute(db)
  return rows[0] ?? { inCategory: 1, onHome: 1 }
}
