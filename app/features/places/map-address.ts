/** What a list reads and a map does not. */
const OF_LISTS: ReadonlySet<string> = new Set(['page', 'sort', 'view', 'item', 'lang'])

const kept = (params: URLSearchParams) => [...params].filter(([name, value]) => value && !OF_LISTS.has(name))

const withQuery = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path)

/** Returns the address of the map that shows what a list shows; null for a list that has none. */
export function mapAddress(pathname: string, params: URLSearchParams): string | null {
  if (pathname !== '/' && pathname !== '/search' && !pathname.startsWith('/categories/')) return null
  const category = /^\/categories\/(?<slug>[a-z-]+)$/u.exec(pathname)?.groups?.['slug']
  return withQuery(
    '/map',
    new URLSearchParams([...(category ? [['category', category]] : []), ...kept(params)]),
  )
}

/** Returns the address of the list that shows what the map shows, with other parameters changed; '' takes one off. */
export function listAddress(params: URLSearchParams, changes: Readonly<Record<string, string>> = {}): string {
  const [category, q] = [params.get('category'), params.get('q')]
  const list = new URLSearchParams(kept(params))
  list.delete('county')
  if (!q) list.delete('category')
  for (const [name, value] of Object.entries(changes)) {
    if (value) list.set(name, value)
    else list.delete(name)
  }
  return withQuery(q ? '/search' : category ? `/categories/${category}` : '/', list)
}
