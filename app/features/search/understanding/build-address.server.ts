import { parseFacets } from '#app/features/facets/facet-query.ts'
import type { AskedSearch } from '../find-asked.server.ts'
import { parseSearchQuery } from '../schema.ts'
import type { Understood } from './understand-search.server.ts'

/** What an address of a list says otherwise, or not at all. */
const REPLACED: readonly string[] = ['q', 'category', 'words', 'item']

/** Returns the query that says in filters what a search says in words; a filter that is set already stays. */
export function paramsOf({ category, params, rest }: Understood, given: URLSearchParams): URLSearchParams {
  const kept = [...given].filter(([name]) => !REPLACED.includes(name))
  const said = params.filter(([name]) => !given.has(name)).map((pair) => [...pair])
  return new URLSearchParams([['q', rest], ['category', category], ...said, ...kept])
}

/** Returns what such a query asks for. */
export function askedBy(params: URLSearchParams): AskedSearch {
  const query = parseSearchQuery(params)
  return { query, facets: parseFacets(params, query.category) }
}

/** Returns the address of such a query: without words left it is that of the category's list. */
export function addressOf(search: URLSearchParams): string {
  if (search.get('q')) return `/search?${search}`
  const category = search.get('category') ?? ''
  const params = new URLSearchParams([...search].filter(([name]) => name !== 'q' && name !== 'category'))
  return `/categories/${category}${params.size > 0 ? `?${params}` : ''}`
}
