import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { UsualPrice } from './rules.ts'

/** What is usual for listings like each of a query of listings; null where it is not known. */
export const usualPrice = () =>
  sql<UsualPrice | null>`(
    select json_build_object('listings', usual.listings, 'lowest', lowest, 'firstQuarter', first_quarter, 'median', median,
      'thirdQuarter', third_quarter, 'highest', highest)
      from usual_prices usual
     where usual.comparable_group = listings.comparable_group
       and usual.comparable_year = coalesce(listings.comparable_year, 0))`.as('usual')

export type PricedListing = { readonly value: number | null; readonly usual: UsualPrice | null }

/** Returns what a listing asks, and what is usual for those like it: null where it is not known. */
export async function usualPriceOf(db: Db, listingId: string): Promise<PricedListing> {
  const row = await db
    .selectFrom('listings')
    .select(['comparableValue as value', usualPrice()])
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row ?? { value: null, usual: null }
}
