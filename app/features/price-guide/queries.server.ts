import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PricedRow } from './price-marks.ts'
import type { UsualPrice } from './rules.ts'

const usual = sql`(
    select json_build_object('listings', usual.listings, 'lowest', lowest, 'firstQuarter', first_quarter, 'median', median,
      'thirdQuarter', third_quarter, 'highest', highest)
      from usual_prices usual
     where usual.comparable_group = listings.comparable_group
       and usual.comparable_year = coalesce(listings.comparable_year, 0))`

/** What is usual for listings like each of a query of listings; null where it is not known. */
const usualPrice = () => sql<UsualPrice | null>`${usual}`.as('usual')

/** All that is known of the price of each of a query of listings. */
export const pricedRow = () =>
  sql<PricedRow>`json_build_object('priceCents', listings.price_cents, 'priceWasCents', listings.price_was_cents,
    'priceDroppedAt', listings.price_dropped_at, 'comparableGroup', listings.comparable_group,
    'comparableValue', listings.comparable_value, 'usual', ${usual})`.as('priced')

type PricedListing = { readonly value: number | null; readonly usual: UsualPrice | null }

/** Returns what a listing asks, and what is usual for those like it: null where it is not known. */
export async function usualPriceOf(db: Db, listingId: string): Promise<PricedListing> {
  const row = await db
    .selectFrom('listings')
    .select(['comparableValue as value', usualPrice()])
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row ?? { value: null, usual: null }
}
