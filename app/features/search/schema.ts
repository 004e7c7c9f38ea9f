import { SEARCH_VIEWS } from '#app/features/items/list-filters.ts'
import { parseFilters, parseSort } from '#app/features/items/schema.ts'
import { MAX_TERM_LENGTH } from '#app/features/items/search-text.ts'
import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'
import { SEARCH_SORTS } from './search-terms.ts'

/** What the address of a search asks for. One character more than is searched is kept, to be able to say it was cut. */
export function parseSearchQuery(params: URLSearchParams) {
  return {
    ...parseFilters(params, { hasPrices: true }),
    q: parseText(params, 'q', MAX_TERM_LENGTH + 1),
    page: parsePage(params),
    sort: parseSort(params, SEARCH_SORTS, 'relevance'),
    view: parseChoice(params, 'view', SEARCH_VIEWS, 'list'),
  } as const
}
export type SearchQuery = ReturnType<typeof parseSearchQuery>
