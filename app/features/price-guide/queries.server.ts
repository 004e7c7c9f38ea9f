import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import type { UsualPrice } from './rules.ts'

/** Joins what is usual for listings like each of a query, as `usual`. */
export function withUsualPrice<O>(query: SelectQueryBuilder<DB, 'listings', O>) {
  return query.leftJoin('usualPrices as usual', (join) =>
    join
      .onRef('usual.comparableGroup', '=', 'listings.comparableGroup')
      .on('usual.comparableYear', '=', sql<number>`coalesce(listings.comparable_year, 0)`),
  )
}

/** What `withUsualPrice` joined, as one value. */
export function usualPrice() {
  return sql<UsualPrice | null>`case when usual.listings is not null then json_build_object(
    'listings', usual.listings, 'lowest', usual.lowest, 'firstQuarter', usual.first_quarter, 'median', usual.median,
    'thirdQuarter', usual.third_quarter, 'highest', usual.highest) end`.as('usual')
}

export type PricedListing = { readonly value: number | null; readonly usual: UsualPrice | null }

/** Returns what a listing asks, and what is usual for those like it: null where it is not known. */
export async function usualPriceOf(db: Db, listingId: string): Promise<PricedListing> {
  const row = await withUsualPrice(db.selectFrom('listings'))
    .select(['listings.comparableValue as value', usualPrice()])
    .where('listings.id', '=', listingId)
    .executeTakeFirst()
  return row ?? { value: null, usual: null }
}
