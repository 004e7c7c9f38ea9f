import { type RawBuilder, sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { zipsOf } from '#app/features/places/known-cities.server.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import { distanceTo } from '#app/features/places/near-conditions.server.ts'

/** Jobs, goods, and events: how new they are counts beside how far they are. Everything else is a place to go to. */
const BLENDED: readonly CategorySlug[] = [
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'non-cdl-drivers',
  'office-staff',
  'mechanics',
  'jobs',
  'trucks-trailers-marketplace',
  'real-estate-marketplace',
]

/** A listing that is a day older may be this much closer. */
const MILES_A_DAY = 1
const MAX_DAYS = 60

/** What has no place is farther than anything else. */
const FAR = 5000

/** How much farther a point of relevance may be. */
const MILES_A_POINT = 0.5

type Order = {
  readonly now: Date
  /** How well a listing matches, in points; it counts where age does. */
  readonly relevance?: RawBuilder<unknown>
}

/**
 * Returns the order of listings around a place, the best first: by distance, of jobs and goods by a blend of distance, age, and
 * relevance ([GEO-10]). It needs the columns `category` and `ranked`, and the row of `places`.
 */
export function orderAround(near: NearFilter, { now, relevance }: Order): RawBuilder<number> {
  const inCity = sql`places.zip = any(${[...zipsOf(near.place)]}::int[])`
  const miles = sql`case when ${inCity} then 0 else coalesce(${distanceTo(near)}, ${sql.lit(FAR)}) end`
  const days = sql`least(${sql.lit(MAX_DAYS)}, extract(epoch from ${now}::timestamptz - ranked) / 86400)`
  const points = relevance ? sql` - ${sql.lit(MILES_A_POINT)} * (${relevance})` : sql``
  const blend = sql`${sql.lit(MILES_A_DAY)} * ${days}${points}`
  return sql<number>`(${miles} + case when category = any(${[...BLENDED]}) then ${blend} else 0 end)`
}
