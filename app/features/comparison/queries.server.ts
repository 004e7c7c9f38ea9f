import { sql } from 'kysely'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { foreignLanguage, localized } from '#app/features/items/localized-columns.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { pricedRow } from '#app/features/price-guide/queries.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { ComparedListing } from './compared-listing.ts'

/** Returns the public listings with these numbers, in this order. Those that have ended are left out. */
export async function comparedListings(
  db: Db,
  numbers: readonly number[],
  { locale, now }: { readonly locale: Locale; readonly now: Date },
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
    ])
    .where('listings.listingId', 'in', numbers)
    .where(isPublic('listings', now))
    .execute()
  const found = rows.map(({ category, price, attributes, ...row }) => ({
    ...row,
    category: parseCategory(category) ?? 'best-stores',
    price: shownPrice(price),
    attributes: readAttributes(attributes),
  }))
  return numbers.flatMap((number) => found.find(({ publicId }) => publicId === number) ?? [])
}
