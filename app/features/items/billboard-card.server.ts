import { sql } from 'kysely'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import { foreignLanguage, localized } from './localized-columns.server.ts'
import { SUMMARY_READ } from './read-cards.server.ts'

/** The columns of a billboard's card: the same shape as a listing's. */
export function billboardCard(locale: Locale) {
  return [
    'ads.id as id',
    'ads.adId as publicId',
    localized('title', locale, 'ads').as('title'),
    foreignLanguage(locale, 'ads').as('language'),
    sql<string>`left(${localized('description', locale, 'ads')}, ${sql.lit(SUMMARY_READ)})`.as('summary'),
    'ads.category as category',
    'ads.price as price',
    sql<string>`coalesce(nullif(${localized('location', locale, 'ads')}, ''), ads.service_city)`.as('city'),
    // A place in words of its own names the state already.
    sql<string | null>`case when ${localized('location', locale, 'ads')} = '' then ads.service_state end`.as(
      'state',
    ),
    'ads.serviceAreaType as area',
    'ads.place as place',
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
