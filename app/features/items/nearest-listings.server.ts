import { sql } from 'kysely'
import type { NearFilter } from '#app/features/places/near.ts'
import { placesInOrder } from '#app/features/places/near-conditions.server.ts'
import { filterConditions } from './filter-conditions.server.ts'
import type { ItemFilter } from './list-filters.ts'
import { isPublic } from './public-items.server.ts'

type Page = {
  readonly filter: ItemFilter
  readonly near: NearFilter
  readonly page: number
  readonly perPage: number
  /** By distance alone, or by distance and age together. */
  readonly sort: 'distance' | 'nearby'
}

const NEWEST = sql`ranked_at desc, id desc`

/** What is this many miles nearer may be a day older. */
const MILES_A_DAY = 10

/** Within a place the newest come first in both orders, so both need no more of each place than the page. */
const ORDERS = {
  distance: sql`away, ${NEWEST}`,
  nearby: sql`ranked_at - away * interval '1 day' / ${sql.lit(MILES_A_DAY)} desc, id desc`,
} as const

/**
 * The ids of one page by distance, the newest first in each place. Places come in the order of their distance, and of each
 * only as many listings are read as the page needs: it ends with the place that fills the page.
 */
export function nearestListings({ filter, near, page, perPage, sort }: Page, now: Date) {
  const conditions = [
    isPublic('listings', now),
    ...filterConditions('listings', { ...filter, near: null }, now),
  ]
  const needed = sql.lit(page * perPage)
  return sql<{ id: string; nth: number }>`(
    select id, row_number() over () as nth from (
      select found.id from (
        select zip, away from ${placesInOrder(near)} as reach) places cross join lateral (
        select listings.id, listings.ranked_at from listings
         where listings.place = places.zip and ${sql.join(conditions, sql` and `)}
         order by ${NEWEST} limit ${needed}) found
       order by ${ORDERS[sort]}
       limit ${sql.lit(perPage)} offset ${sql.lit((page - 1) * perPage)}) nearest)`
}
