import { sql } from 'kysely'
import { type AttributeValues, readAttributes } from '#app/features/attributes/attribute-values.ts'
import { type CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { foreignLanguage, localized } from '#app/features/items/queries.server.ts'
import { usualPrice } from '#app/features/price-guide/queries.server.ts'
import type { UsualPrice } from '#app/features/price-guide/rules.ts'
import type { Locale } from '#app/lib/locale.ts'
import { type Cents, shownPrice } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** A listing as a column of the comparison. */
export type ComparedListing = {
  readonly id: string
  readonly publicId: number
  readonly category: CategorySlug
  readonly title: string
  readonly language: Locale | null
  readonly price: string
  readonly priceCents: Cents | null
  readonly priceWasCents: Cents | null
  readonly priceDroppedAt: Date | null
  readonly city: string
  readonly state: string
  readonly picture: Picture | null
  readonly attributes: AttributeValues
  readonly comparableGroup: string | null
  readonly comparableValue: number | null
  readonly usual: UsualPrice | null
}

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
      'listings.priceWasCents',
      'listings.priceDroppedAt',
      sql<string>`coalesce(nullif(listings.business_city, ''), listings.service_city)`.as('city'),
      sql<string>`coalesce(listings.business_state, listings.service_state, '')`.as('state'),
      sql<Picture | null>`listings.images -> 0`.as('picture'),
      'listings.attributes',
      'listings.comparableGroup',
      'listings.comparableValue',
      usualPrice(),
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
