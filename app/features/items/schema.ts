import { CATEGORY_SLUGS, type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { factSortsOf } from '#app/features/facets/fact-sorts.ts'
import { typedNumber } from '#app/features/facets/typed-number.ts'
import { type NearFilter, parseNear } from '#app/features/places/near.ts'
import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { MIDWEST_CODES, matchStates } from '#app/lib/us-states.ts'
import {
  DATE_CHOICES,
  type FilterQuery,
  HOME_SORTS,
  type ItemFilter,
  LIST_VIEWS,
  type ListOrder,
  type PlaceFilter,
  PRICE_CHOICES,
  SORTS,
  type Sort,
  sortsOffered,
} from './list-filters.ts'
import { standardSort } from './near-order.ts'

/** What a typed state finds (D-31): those states, 'all states', and 'midwest' when one of them lies there. Null: none meant. */
export function placeFilterOf(typed: string): PlaceFilter | null {
  if (!typed.trim()) return null
  const states = matchStates(typed)
  return { states, inMidwest: states.some((code) => MIDWEST_CODES.includes(code)) }
}

const dollarsIn = (params: URLSearchParams, name: string): number | null =>
  typedNumber(params.get(name) ?? '')

/** Returns the code of the state that is meant; the text itself where that is several states, or none. */
export function stateTyped(typed: string): string {
  const [code = typed, ...others] = matchStates(typed)
  return others.length > 0 ? typed : code
}

/** The language whose texts an address asks for. */
export const writtenIn = (params: URLSearchParams): Locale | null =>
  parseChoice(params, 'written', LOCALES, null)

/** The filters that an address asks for. Nonsense counts as not said. */
export function parseFilters(params: URLSearchParams, { hasPrices }: { hasPrices: boolean }): FilterQuery {
  return {
    category: parseChoice(params, 'category', CATEGORY_SLUGS, null),
    city: parseText(params, 'city', 80),
    state: stateTyped(parseText(params, 'state', 40)),
    price: hasPrices ? parseChoice(params, 'price', PRICE_CHOICES, null) : null,
    min: hasPrices ? dollarsIn(params, 'min') : null,
    max: hasPrices ? dollarsIn(params, 'max') : null,
    date: parseChoice(params, 'date', DATE_CHOICES, null),
    written: writtenIn(params),
    ...parseNear(params),
  }
}

/** The order that an address asks for, of those that its list offers. */
export function parseSort<S extends string, D extends S>(
  params: URLSearchParams,
  sorts: readonly S[],
  standard: D,
  category: CategorySlug | null = null,
): S {
  return parseChoice(params, 'sort', sortsOffered(sorts, { ...parseNear(params), category }), standard)
}

/** What the address of a category asks for, and its order by a fact among others. Nonsense counts as not said, but for the page: null is a page that cannot be. */
export function parseListQuery(params: URLSearchParams, category: CategorySlug) {
  return {
    ...parseFilters(params, { hasPrices: isMarketplace(category) }),
    category: null,
    page: parsePage(params),
    sort: parseSort<ListOrder, Sort>(
      params,
      [...SORTS, ...factSortsOf(category)],
      standardSort(parseNear(params), category),
      category,
    ),
    view: parseChoice(params, 'view', LIST_VIEWS, 'list'),
  } as const
}
export type ListQuery = ReturnType<typeof parseListQuery>

/** What the address of the home page asks for. */
export function parseHomeQuery(params: URLSearchParams) {
  return {
    page: parsePage(params),
    sort: parseSort(params, HOME_SORTS, standardSort(parseNear(params), null)),
    date: parseChoice(params, 'date', DATE_CHOICES, null),
    written: writtenIn(params),
    view: parseChoice(params, 'view', LIST_VIEWS, 'list'),
    ...parseNear(params),
  } as const
}

export type HomeQuery = ReturnType<typeof parseHomeQuery>

/** What a query asks of items, around the place that its words were found to mean. */
export function itemFilterOf(
  { category, city, state, price, min, max, date, written }: FilterQuery,
  near: NearFilter | null,
): ItemFilter {
  // Named one by one: what else an address says, such as its page, is no filter, and would keep counts from being cached.
  const place = placeFilterOf(state)
  return { category, city, place, price, minDollars: min, maxDollars: max, date, written, near }
}
