import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { PricedRow } from '#app/features/price-guide/price-marks.ts'
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
  readonly price: string
  readonly priceCents: Cents | null
  readonly city: string
  readonly state: string
  readonly picture: Picture | null
  readonly attributes: AttributeValues
  readonly priced: PricedRow
}

/** What the head of a column shows of a listing. */
export type ComparedColumn = Pick<ComparedListing, 'publicId' | 'title' | 'language' | 'picture' | 'price'>
