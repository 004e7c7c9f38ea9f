/** What the map reads, apart from the category and the term. */
const KEPT = ['state', 'price', 'min', 'max', 'date', 'written'] as const

/** Returns the address of the map that shows what a list shows; null for a list that has none. */
export function mapAddress(pathname: string, params: URLSearchParams): string | null {
  const category =
    /^\/categories\/(?<slug>[a-z-]+)$/u.exec(pathname)?.groups?.['slug'] ?? params.get('category')
  if (pathname !== '/' && pathname !== '/search' && !pathname.startsWith('/categories/')) return null
  const map = new URLSearchParams()
  if (category) map.set('category', category)
  for (const name of ['q', ...KEPT]) {
    const value = params.get(name)
    if (value) map.set(name, value)
  }
  const query = map.toString()
  return query ? `/map?${query}` : '/map'
}

/** Returns the address of the list that shows what the map shows, with other parameters changed. */
export function listAddress(params: URLSearchParams, changes: Readonly<Record<string, string>> = {}): string {
  const [category, q] = [params.get('category'), params.get('q')]
  const list = new URLSearchParams()
  for (const name of KEPT) {
    const value = params.get(name)
    if (value) list.set(name, value)
  }
  if (q) {
    list.set('q', q)
    if (category) list.set('category', category)
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value) list.set(name, value)
    else list.delete(name)
  }
  const path = q ? '/search' : category ? `/categories/${category}` : '/'
  const query = list.toString()
  return query ? `${path}?${query}` : path
}
