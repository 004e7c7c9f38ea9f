import { sql } from 'kysely'
import { localized } from '#app/features/listings/queries.server.ts'
import type { ItemKind } from '#app/features/listings/rules.ts'
import { isPublic } from '#app/features/moderation/queries.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { memoryBeside } from '#app/platform/cache/memory.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { TICKER_CAP, type TickerItem } from './rules.ts'

const place = (city: string, state: string) =>
  sql<string>`concat_ws(' ', nullif(${sql.ref(city)}, ''), ${sql.ref(state)})`

/** The featured items of the ticker ([HOME-01]): public listings and billboards, newest first, at most TICKER_CAP. */
export function tickerItems(db: Db, { locale, now }: { locale: Locale; now: Date }): Promise<TickerItem[]> {
  const listings = db
    .selectFrom('listings')
    .where('listings.featuredTicker', '=', true)
    .where(isPublic('listings', now))
    .select([
      'listings.id',
      sql<ItemKind>`'listing'`.as('kind'),
      'listings.listingId as publicId',
      localized('title', locale, 'listings').as('title'),
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
      'ads.price',
      place('ads.service_city', 'ads.service_state').as('place'),
      'ads.websiteUrl',
      'ads.createdAt',
    ])
  return db
    .selectFrom(listings.unionAll(billboards).as('featured'))
    .select(['id', 'kind', 'publicId', 'title', 'price', 'place', 'websiteUrl'])
    .orderBy('createdAt', 'desc')
    .limit(TICKER_CAP)
    .execute()
}

const tickers = memoryBeside<readonly TickerItem[]>()

/** The same from memory: as old as the counts at most. */
export function rememberedTicker({ db, counts, locale, now }: Ctx): Promise<readonly TickerItem[]> {
  return tickers(counts).recall(locale, () => tickerItems(db, { locale, now }))
}
