import type { JobRow } from '#app/features/attributes/job-row.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ShownDrop } from '#app/features/price-guide/price-marks.ts'
import type { UsualMark } from '#app/features/price-guide/usual-mark.ts'
import type { Age } from '#app/lib/age.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import { slugOf } from '#app/lib/slug.ts'
import type { Company } from './company.ts'
import { type ItemKind, shortItemPath } from './item-kinds.ts'
import type { ServiceArea } from './listing-fields.ts'

/** What a list shows of an item. No contact data: only the response of a detail view has it (D-39). */
export type ItemCard = {
  readonly id: string
  readonly kind: ItemKind
  readonly publicId: number
  readonly title: string
  /** What its words are in, when that is not the language of the page ([LANG-04]). */
  readonly language: Locale | null
  /** What it is, made of its attributes, where its title is in another language than the page ([ATTR-22]). */
  readonly line?: string
  readonly summary: string
  readonly category: CategorySlug
  readonly price: string
  readonly city: string
  readonly state: string
  readonly area: ServiceArea
  /** How far it is from the place that the list asks for: '23 mi'. */
  readonly distance?: string
  readonly picture: Picture | null
  readonly pictures: number
  readonly age: Age
  readonly views: number
  readonly featured: boolean
  readonly websiteUrl: string
  readonly canCall: boolean
  readonly canWrite: boolean
  /** The facts that decide, in words, those first that matter most ([ATTR-14]). */
  readonly facts: readonly string[]
  /** What a job pays; null where it does not say, and for all else. */
  readonly pay: { readonly main: string; readonly detail: string | null } | null
  /** What listings like it ask; absent where too few are known. */
  readonly usual?: UsualMark
  /** That its price was lowered. */
  readonly drop?: ShownDrop
  /** Who it is from; absent where that is no company ([BIZ-03]). */
  readonly company?: Company
  /** How a list shows a job; null for all else. */
  readonly job: JobRow | null
}

/** The permanent address of an item (D-25). */
export function itemPath({ kind, publicId, title }: Pick<ItemCard, 'kind' | 'publicId' | 'title'>): string {
  return `${shortItemPath(kind, publicId)}/${slugOf(title)}`
}
