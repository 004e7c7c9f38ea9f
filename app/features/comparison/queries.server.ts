import { sql } from 'kysely'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { lineOf } from '#app/features/items/listing-facts.server.ts'
import { foreignLanguage, localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Place } from '#app/features/places/near.ts'
import { milesAway } from '#app/features/places/near-conditions.server.ts'
import { pricedRow } from '#app/features/price-guide/queries.server.ts'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { ageOf } from '#app/lib/age.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ComparedListing } from './compared-listing.ts'

/** Who posted a listing, as far as everyone may know. Admins post for others. */
const posterOf = () =>
  sql<ComparedListing['poster']>`(
    select jsonb_build_object('company', poster.company_name, 'isVerified', poster.is_verified) from profiles as poster
     where poster.id = listings.user_id and poster.role = 'user')`

type Asked = { readonly locale: Locale; readonly now: Date; readonly near: Place | null }

/** Returns the public listings with these numbers, in this order. Those that have ended are left out. */
export async function comparedListings(
  db: Db,
  numbers: readonly number[],
  { locale, now, near }: Asked,
): Promise<readonly ComparedListing[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select([
      'listings.id',
      'listings.listingId as publicId',
      'listings.category',
      localized('title', locale, 'listings').as('title'),
      foreignLanguage(locale, 'listings').as('language'),
      'listings.compensation as price',
      'listings.priceCents',
      sql<string>`coalesce(nullif(listings.business_city, ''), listings.service_city)`.as('city'),
      sql<string>`coalesce(listings.business_state, listings.service_state, '')`.as('state'),
      sql<Picture | null>`listings.images -> 0`.as('picture'),
      'listings.attributes',
      pricedRow(),
      sql<boolean>`listings.contact_phone <> ''`.as('canCall'),
      sql<boolean>`listings.contact_email <> ''`.as('canWrite'),
      'listings.contactName',
      'listings.createdAt',
      'listings.place',
      posterOf().as('poster'),
    ])
    .where('listings.listingId', 'in', numbers)
    .where(isPublic('listings', now))
    .execute()
  const found = rows.map(({ category: slug, price, attributes, createdAt, place, ...row }) => {
    const category = parseCategory(slug) ?? 'best-stores'
    return {
      ...row,
      category,
      line: lineOf({ ...row, category, attributes, locale }),
      written: LANGUAGE_NAMES[row.language ?? locale],
      price: shownPrice(price),
      attributes: readAttributes(attributes),
      age: ageOf(createdAt, now),
      miles: near && place ? milesAway(place, { place: near }) : null,
    }
  })
  return numbers.flatMap((number) => found.find(({ publicId }) => publicId === number) ?? [])
}
