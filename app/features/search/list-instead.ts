import type { SearchQuery } from './schema.ts'

/**
 * Returns the list that shows what a form asks for without words: that of the category, or of all listings near the place
 * ([HOME-11]). Null for a search.
 */
export function listInstead({ q, category, near, within: distance }: SearchQuery): string | null {
  if (q || !(category || near)) return null
  const params = near ? `?${new URLSearchParams({ near, within: distance })}` : ''
  return `/${category ? `categories/${category}` : ''}${params}`
}
