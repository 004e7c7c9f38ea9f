import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemCard } from '#app/features/items/item-card.ts'
import type { PricedRow } from '#app/features/price-guide/price-marks.ts'
import type { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import type { Age } from '#app/lib/age.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'

/** A listing as a column of the comparison. */
export type ComparedListing = {
  readonly id: string
  readonly publicId: number
  readonly category: CategorySlug
  readonly title: string
  readonly language: Locale | null
  /** What it is, made of its attributes, where its title is in another language than the page ([ATTR-22]). */
  readonly line: string | null
  /** The name of the language that its words are in. */
  readonly written: (typeof LANGUAGE_NAMES)[Locale]
  readonly price: string
  readonly priceCents: Cents | null
  readonly city: string
  readonly state: string
  readonly picture: Picture | null
  readonly attributes: AttributeValues
  readonly priced: PricedRow
  readonly canCall: boolean
  readonly canWrite: boolean
  readonly age: Age
  /** How far it is from the place that the page asks for; null where one of both is not known. */
  readonly miles: number | null
  readonly contactName: string
  /** Who posted it; null: an admin, for others. */
  readonly poster: { readonly company: string; readonly isVerified: boolean } | null
}

/** What the head of a column shows of a listing. */
export type ComparedColumn = Pick<
  ComparedListing,
  'publicId' | 'title' | 'language' | 'line' | 'picture' | 'price'
> &
  Pick<ItemCard, 'id' | 'canCall' | 'canWrite'>
