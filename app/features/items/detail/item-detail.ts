import type { JobRow } from '#app/features/attributes/job-row.ts'
import type { KeyFact } from '#app/features/attributes/key-facts.ts'
import type { PayCard } from '#app/features/attributes/pay-card.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { SmallMap } from '#app/features/places/small-map.ts'
import type { PriceMarks } from '#app/features/price-guide/price-marks.ts'
import type { UsualChart } from '#app/features/price-guide/usual-chart.ts'
import type { Age } from '#app/lib/age.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Company } from '../company.ts'
import type { ItemKind } from '../item-kinds.ts'
import type { ListingStatus, Moderation } from '../item-status.ts'
import type { ServiceArea } from '../listing-fields.ts'

type FactGroup = {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** What a listing states, in the language of the page ([ATTR-14]). */
export type ItemFacts = {
  readonly facts: readonly FactGroup[]
  /** Those that decide ([DET-08]). */
  readonly keyFacts: readonly KeyFact[]
  /** What a job pays, or that it does not say; null where nothing is paid. */
  readonly pay: PayCard | null
  /** The largest part of it, as in lists. */
  readonly payRow: JobRow['pay']
}

/** What the page tells about the price of a listing ([PRICE-02], [PRICE-03]). */
export type ItemPrice = PriceMarks & {
  readonly usualSentence: string | null
  readonly usualChart: UsualChart | null
}

/** Who posted a listing, as their public page says it. */
export type Poster = {
  readonly id: string
  readonly name: string
  /** The year since which they have had an account. */
  readonly since: number
  readonly isVerified: boolean
}

/** Everything a visitor may know of one item, contact included (D-39). */
export type ItemDetail = ItemFacts &
  ItemPrice & {
    readonly id: string
    readonly kind: ItemKind
    readonly publicId: number
    readonly title: string
    /** The language of each text, when it is not that of the page ([LANG-04]). */
    readonly titleLanguage: Locale | null
    /** What it is, made of its attributes, where its title is in another language ([ATTR-22]). */
    readonly line: string | null
    readonly description: string
    readonly descriptionLanguage: Locale | null
    readonly category: CategorySlug
    readonly price: string
    readonly priceCents: number | null
    readonly place: string
    /** How far it is from the place that the address asks for: '23 mi'. */
    readonly distance?: string
    /** Its place on a map of the state; absent where it has none ([DET-09]). */
    readonly map?: SmallMap
    readonly business: { readonly city: string; readonly state: string; readonly zip: string }
    readonly service: {
      readonly area: ServiceArea
      readonly city: string
      readonly state: string
      readonly zip: string
    }
    readonly pictures: readonly Picture[]
    readonly contact: {
      readonly name: string
      readonly email: string
      readonly phone: string
      readonly extension: string
    }
    /** Who it is from, where that is a company ([BIZ-03]). */
    readonly company: Company | null
    readonly websiteUrl: string
    /** The user whose public page has this and their other listings; null where there is none. */
    readonly poster: Poster | null
    readonly featured: boolean
    readonly views: number
    readonly age: Age
    readonly expiresAt: string | null
  }

/** What a browser needs to know of an item, beside the parts that do not react. */
export type OpenedItem = Pick<
  ItemDetail,
  'id' | 'kind' | 'publicId' | 'title' | 'titleLanguage' | 'line' | 'pictures'
>

/** What remains of an item that is no longer public: enough to say so and to show similar ones (D-25). */
export type EndedItem = {
  readonly title: string
  readonly category: CategorySlug
  readonly replacedBy: number | null
}

type Standing = { status: ListingStatus; moderation: Moderation; ownerHidden: boolean; deleted: boolean }

/**
 * Whether an item that is not public has ended and may be shown as ended. What was never approved, what an admin
 * removed, and items of banned users do not exist for the public.
 */
export function hasEnded({ status, moderation, ownerHidden, deleted }: Standing): boolean {
  return !ownerHidden && moderation === 'approved' && (deleted || status !== 'pending')
}
