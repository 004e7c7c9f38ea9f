import { sql } from 'kysely'
import { placePaidUntil } from '#app/features/entitlements/queries.server.ts'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { foreignLanguage, localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { TICKER_CAP } from './rules.ts'
import { type TickerItem, tickerRotation } from './ticker-items.ts'

const place = (city: string, state: string) =>
  sql<string>`concat_ws(' ', nullif(${sql.ref(city)}, ''), ${sql.ref(state)})`

/**
 * Returns the featured items of the ticker ([HOME-01]): public listings and billboards, newest first. When there are
 * more than TICKER_CAP, those whose turn it is (D-07).
 */
export async function tickerItems(
  db: Db,
  { locale, now }: { locale: Locale; now: Date },
): Promise<TickerItem[]> {
  const listings = db
    .selectFrom('listings')
    .where('listings.featuredTicker', '=', true)
    .where(isPublic('listings', now))
    .select([
      'listings.id',
      sql<ItemKind>`'listing'`.as('kind'),
      'listings.listingId as publicId',
      localized('title', locale, 'listings').as('title'),
      foreignLanguage(locale, 'listings').as('language'),
      'listings.compensation as price',
      place('listings.business_city', 'listings.business_state').as('place'),
      'listings.websiteUrl',
      'listings.createdAt',
    ])
  const billboards = db
    .selectFrom('ads')
    .where('ads.featured', '=', true)
    .where(isPublic('ads', now))
    .select([
      'ads.id',
      sql<ItemKind>`'banner'`.as('kind'),
      'ads.adId as publicId',
      localized('title', locale, 'ads').as('title'),
      foreignLanguage(locale, 'ads').as('language'),
      'ads.price',
      place('ads.service_city', 'ads.service_state').as('place'),
      'ads.websiteUrl',
      'ads.createdAt',
    ])
  const featured = db
    .selectFrom(listings.unionAll(billboards).as('featured'))
    .selectAll()
    .select([
      sql<number>`row_number() over (order by created_at desc, id) - 1`.as('seat'),
      sql<number>`count(*) over ()`.as('seats'),
    ])
  const first = sql`(${tickerRotation(now)}::bigint * ${sql.lit(TICKER_CAP)}) % seats`
  const waits = sql<number>`(seat - ${first} + seats) % seats`
  const items = await db
    .selectFrom(featured.as('seated'))
    .select(['id', 'kind', 'publicId', 'title', 'language', 'price', 'place', 'websiteUrl'])
    .where(waits, '<', TICKER_CAP)
    .orderBy(waits)
    .execute()
  return items.map((item) => ({ ...item, price: shownPrice(item.price) }))
}

/** Counts the items in the ticker, shown or not, without `but`: the number of the counter ([TICK-01]). */
export async function countFeatured(db: Db, { but }: { but?: string } = {}): Promise<number> {
  const not = but === undefined ? sql`true` : sql`id <> ${but}`
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from listings where featured_ticker and deleted_at is null and ${not})
         + (select count(*) from ads where featured and deleted_at is null and ${not}) as total
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** Whether a listing has a paid place in the ticker. */
export async function isInPaidPlace(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where('featuredTicker', '=', true)
    .where(placePaidUntil(sql.ref('listings.id'), now), 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

const tickers = linkedCache<readonly TickerItem[]>()

/** Returns the cached items: at most as old as the cached counts. */
export function cachedTicker({ db, counts, locale, now }: Ctx): Promise<readonly TickerItem[]> {
  return tickers(counts).get(`${locale} ${tickerRotation(now)}`, () => tickerItems(db, { locale, now }), [
    'ticker',
  ])
}
