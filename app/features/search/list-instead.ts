import type { SearchParams } from './schema.ts'

/** What the list of a category says otherwise, or not at all; the place is read. */
const OF_SEARCHES: readonly string[] = ['q', 'category', 'words', 'page', 'item', 'near', 'to', 'within']

/** Filters that are set. Of a range with an open end, one of two values is empty. */
function filtersIn(given: URLSearchParams): readonly (readonly [string, string])[] {
  const isSet = (name: string) => given.getAll(name).some(Boolean)
  return [...given].filter(([name]) => !OF_SEARCHES.includes(name) && isSet(name))
}

/**
 * Returns the list that shows what a form asks for without words: that of the category with the filters that are set ([FACET-11]),
 * or all listings near the place ([HOME-11]). Null for a search.
 */
export function listInstead(
  { q, category, near, to, within: distance }: SearchParams,
  given: URLSearchParams,
): string | null {
  if (q || !(category || near)) return null
  const filters = category ? filtersIn(given) : []
  const place = near ? Object.entries({ near, within: distance, ...(category && to && { to }) }) : []
  const params = new URLSearchParams([...place, ...filters].map((pair) => [...pair]))
  return `/${category ? `categories/${category}` : ''}${params.size > 0 ? `?${params}` : ''}`
}
