import { z } from 'zod'
import { parseCategory } from '#app/features/categories/labels.ts'
import { SEARCH_VIEWS } from '#app/features/items/list-filters.ts'
import { parseFilters, parseSort } from '#app/features/items/schema.ts'
import { MAX_TERM_LENGTH } from '#app/features/items/search-text.ts'
import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'
import { SEARCH_SORTS } from './search-terms.ts'

/** How an address asks for the plain search of its words. */
export const ONLY_WORDS = ['only'] as const

/** What the address of a search asks for. One character more than is searched is kept, to be able to say it was cut. */
export function parseSearchParams(params: URLSearchParams) {
  return {
    ...parseFilters(params, { hasPrices: true }),
    q: parseText(params, 'q', MAX_TERM_LENGTH + 1),
    page: parsePage(params),
    sort: parseSort(params, SEARCH_SORTS, 'relevance'),
    view: parseChoice(params, 'view', SEARCH_VIEWS, 'list'),
    /** 'only': the words are looked for as they are, whatever facts they say ([FACET-11]). */
    words: parseChoice(params, 'words', ONLY_WORDS, null),
  } as const
}
export type SearchParams = ReturnType<typeof parseSearchParams>

/** The category of a list by its address; null is the search of all. */
function listAt(path: string) {
  const [, section, slug = ''] = path.split('/')
  if (section === 'search' && slug === '') return { category: null }
  const category = section === 'categories' ? parseCategory(slug) : null
  return category && { category }
}

/** A list, named by its path, and the query of its address with the filters to count. */
export const resultsInput = z.object({
  path: z
    .string()
    .max(200)
    .transform((path, context) => {
      const list = listAt(path)
      if (list) return list
      context.addIssue({ code: 'custom', message: 'no list has this path' })
      return z.NEVER
    }),
  search: z.string().max(2000),
})
export type ResultsRequest = z.output<typeof resultsInput>
