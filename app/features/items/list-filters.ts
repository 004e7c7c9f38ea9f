import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { isJobCategory } from '#app/features/categories/parts.ts'
import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import type { FactSort } from '#app/features/facets/fact-sorts.ts'
import type { NearFilter, NearQuery } from '#app/features/places/near.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { Locale } from '#app/lib/locale.ts'

/** The orders of a list; those by distance need a place. */
export const SORTS = ['newest', 'oldest', 'price-low', 'price-high', 'distance', 'nearby'] as const
export type Sort = (typeof SORTS)[number]

/** The orders of a list of one category: some go by what its listings state. */
export type ListOrder = Sort | FactSort

export const DATE_CHOICES = ['24h', '7d', '30d', '3m', '1y'] as const
export type DateRange = (typeof DATE_CHOICES)[number]

/** 'Posted within', in days. */
const DATE_RANGES: Readonly<Record<DateRange, number>> = { '24h': 1, '7d': 7, '30d': 30, '3m': 90, '1y': 365 }

export const PRICE_CHOICES = ['under-500', '500-1000', '1000+'] as const
export type PriceRange = (typeof PRICE_CHOICES)[number]

/** Price filters in cents, lower bound included, upper bound excluded (D-30). */
const PRICE_RANGES: Readonly<Record<PriceRange, { from: number; below: number | null }>> = {
  'under-500': { from: 0, below: 50_000 },
  '500-1000': { from: 50_000, below: 100_000 },
  '1000+': { from: 100_000, below: null },
}

/** The orders of a list; the home page has one more ([HOME-05]). */
export const HOME_SORTS = ['newest', 'featured', ...SORTS.slice(1)] as const satisfies readonly (
  | Sort
  | 'featured'
)[]

type Offering = Pick<NearQuery, 'near' | 'to'> & { readonly category?: CategorySlug | null }

/** The orders that can be chosen: by distance where there is a place, by price but for jobs, which state pay ([CAT-15]). */
export const sortsOffered = <S extends string>(
  sorts: readonly S[],
  { near, to, category = null }: Offering,
): readonly S[] =>
  sorts.filter((sort) => {
    if (sort === 'distance') return near !== ''
    if (sort === 'nearby') return near !== '' && to === ''
    return !sort.startsWith('price-') || category === null || !isJobCategory(category)
  })

/** The shapes of a list ([CAT-03]), and those of search results; the first is the default. */
export const LIST_VIEWS = ['list', 'small-icons', 'gallery'] as const
export const SEARCH_VIEWS = ['list', 'grid', 'gallery'] as const

export const PER_PAGE = 25

export type PlaceFilter = { readonly states: readonly string[]; readonly inMidwest: boolean }

/** Choices, given by their tokens, and the categories that do not ask for any of them. */
export type ChoiceGroup = { readonly tokens: readonly number[]; readonly exempt: readonly CategorySlug[] }

/** Everything a list can be narrowed by. Dollars are whole ones, both ends included. */
export type ItemFilter = {
  readonly userId?: string | undefined
  readonly category?: CategorySlug | null
  /** Any of these; empty: all. */
  readonly categories?: readonly CategorySlug[]
  readonly city?: string
  readonly place?: PlaceFilter | null
  readonly price?: PriceRange | null
  readonly minDollars?: number | null
  readonly maxDollars?: number | null
  readonly date?: DateRange | null
  readonly written?: Locale | null
  /** What is asked of its attributes ([FACET-01]). */
  readonly facets?: FacetQuery
  /** Of each group of choices a listing has one, unless its category does not ask for them. */
  readonly anyOf?: readonly ChoiceGroup[]
  readonly near?: NearFilter | null
}

/** Returns the prices that a filter asks for in cents, both ends included; null is an open end. */
export function priceBounds({ price, minDollars, maxDollars }: ItemFilter) {
  const range = price ? PRICE_RANGES[price] : null
  const from = [range?.from, minDollars != null ? minDollars * 100 : null].filter((end) => end != null)
  const to = [range?.below && range.below - 1, maxDollars != null ? maxDollars * 100 : null].filter(
    (end) => end != null,
  )
  return { from: from.length > 0 ? Math.max(...from) : null, to: to.length > 0 ? Math.min(...to) : null }
}

/** The instant after which something was posted to fall into the range. */
export function postedAfter(range: DateRange, now: Date): Date {
  return daysBefore(now, DATE_RANGES[range])
}

/** The filters that an address asks for; '' and null are no filter. */
export type FilterQuery = NearQuery & {
  readonly category: CategorySlug | null
  readonly city: string
  /** The code of a state, or a text that means several states, or none. */
  readonly state: string
  readonly price: PriceRange | null
  /** In whole dollars. */
  readonly min: number | null
  readonly max: number | null
  readonly date: DateRange | null
  /** The language that an item is written in, among others ([LANG-11]). */
  readonly written: Locale | null
}

/** Counts the filters that are set, without order and view. */
export function filtersSet({
  category,
  city,
  state,
  price,
  min,
  max,
  date,
  written,
  near,
}: FilterQuery): number {
  const hasRange = min !== null || max !== null
  return [category, city, state, price, hasRange, date, written, near].filter(Boolean).length
}
