import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'
import {
  DATE_RANGES,
  type DateRange,
  PRICE_RANGES,
  type PriceRange,
  SORTS,
  type Sort,
} from './list-filters.ts'

const isDateRange = (key: string): key is DateRange => key in DATE_RANGES
const isPriceRange = (key: string): key is PriceRange => key in PRICE_RANGES

export const DATE_CHOICES = Object.keys(DATE_RANGES).filter(isDateRange)
export const PRICE_CHOICES = Object.keys(PRICE_RANGES).filter(isPriceRange)

/** The orders of a list; the home page has one more ([HOME-05]). */
export const HOME_SORTS = ['newest', 'featured', ...SORTS.slice(1)] as const satisfies readonly (
  | Sort
  | 'featured'
)[]

/** The shapes of a list ([CAT-03]), and those of search results; the first is the default. */
export const LIST_VIEWS = ['list', 'small-icons', 'gallery'] as const
export const SEARCH_VIEWS = ['list', 'grid', 'gallery'] as const

/** What the address of a list asks for. Nonsense counts as not said, but for the page: null is a page that cannot be. */
export function parseListQuery(params: URLSearchParams, { hasPrices }: { hasPrices: boolean }) {
  return {
    page: parsePage(params),
    sort: parseChoice(params, 'sort', SORTS, 'newest'),
    city: parseText(params, 'city', 80),
    state: parseText(params, 'state', 40),
    price: hasPrices ? parseChoice(params, 'price', PRICE_CHOICES, null) : null,
    date: parseChoice(params, 'date', DATE_CHOICES, null),
    view: parseChoice(params, 'view', LIST_VIEWS, 'list'),
  } as const
}
export type ListQuery = ReturnType<typeof parseListQuery>

/** What the address of the home page asks for. */
export function parseHomeQuery(params: URLSearchParams) {
  return {
    page: parsePage(params),
    sort: parseChoice(params, 'sort', HOME_SORTS, 'newest'),
    date: parseChoice(params, 'date', DATE_CHOICES, null),
    view: parseChoice(params, 'view', LIST_VIEWS, 'list'),
  } as const
}

export type HomeQuery = ReturnType<typeof parseHomeQuery>

/** Counts the filters that are set, without order and view. */
export function filtersSet({
  city,
  state,
  price,
  date,
}: Pick<ListQuery, 'city' | 'state' | 'price' | 'date'>): number {
  return [city, state, price, date].filter(Boolean).length
}
