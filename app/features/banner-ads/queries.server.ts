import { sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/rules.ts'
import { localized, toCard } from '#app/features/listings/queries.server.ts'
import type { ItemCard } from '#app/features/listings/rules.ts'
import { isPublic } from '#app/features/moderation/queries.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The columns of a billboard's card: the same shape as a listing's. */
export function billboardCard(locale: Locale) {
  return [
    'ads.id as id',
    'ads.adId as publicId',
    localized('title', locale, 'ads').as('title'),
    sql<string>`left(${localized('description', locale, 'ads')}, 180)`.as('summary'),
    'ads.category as category',
    'ads.price as price',
    sql<string>`coalesce(nullif(${localized('location', locale, 'ads')}, ''), ads.service_city)`.as('city'),
    'ads.serviceState as state',
    'ads.serviceAreaType as area',
    sql<Picture | null>`ads.images -> 0`.as('picture'),
    sql<number>`jsonb_array_length(ads.images)`.as('pictures'),
    'ads.createdAt as createdAt',
    'ads.views as views',
    'ads.featured as featured',
    'ads.websiteUrl as websiteUrl',
    sql<boolean>`ads.contact_phone <> ''`.as('canCall'),
    sql<boolean>`ads.contact_email <> ''`.as('canWrite'),
  ] as const
}

type Wanted = { locale: Locale; now: Date; most: number; category?: CategorySlug }

/** The newest public billboards, of one category or of all. */
export async function newestBillboards(db: Db, { locale, now, most, category }: Wanted): Promise<ItemCard[]> {
  const rows = await db
    .selectFrom('ads')
    .select(billboardCard(locale))
    .where(isPublic('ads', now))
    .$if(category !== undefined, (q) => q.where('ads.category', '=', category ?? ''))
    .orderBy(sql`ads.created_at desc, ads.id desc`)
    .limit(most)
    .execute()
  return rows.map((row) => toCard(row, 'banner', now))
}

/** Those of these billboards that are public. An id that is none finds nothing: layouts may hold old ones (D-16). */
export async function billboardsByIds(
  db: Db,
  ids: readonly string[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<ItemCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('ads')
    .select(billboardCard(locale))
    .where('ads.id', 'in', ids)
    .where(isPublic('ads', now))
    .execute()
  return rows.map((row) => toCard(row, 'banner', now))
}
