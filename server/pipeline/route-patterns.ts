/** What of the router's table a pattern is made of. */
type RouteEntry = {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
}
type Routes = Readonly<Record<string, RouteEntry | undefined>>

/** The pattern of a route's address below the site's root, '' for the root itself. */
export function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return `${fullPath(routes, route.parentId)}${route.path ? `/${route.path}` : ''}`
}

/** `/listings/:publicId/:slug?` as an expression; what is literal comes before what varies. */
function expression(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (!part.startsWith(':')) return `/${RegExp.escape(part)}`
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'iu')
}

const varies = (pattern: string) => (pattern.match(/:/gu)?.length ?? 0) + (pattern.includes('*') ? 100 : 0)

/** Finds which of these patterns a path is one of; what is literal wins over what varies. */
export function patternFinder(patterns: readonly string[]): (path: string) => string | undefined {
  const known = [...patterns]
    .sort((a, b) => varies(a) - varies(b))
    .map((pattern) => ({ pattern, matches: expression(pattern) }))
  return (path) => known.find(({ matches }) => matches.test(path))?.pattern
}

/** The path of the page behind a request of the router in the browser: /search.data, and /_.data for the home page. */
export function pageOfData(path: string): string {
  return path.replace(/^\/_(?:root)?\.data$/u, '/').replace(/\.data$/u, '')
}

/** Finds the pattern of a path among the router's: for logs and metrics, which must not have a line for each listing. */
export function routePatterns(routes: Routes): (path: string) => string {
  const patternOf = patternFinder([...new Set(Object.keys(routes).map((id) => fullPath(routes, id) || '/'))])
  return (path) => patternOf(pageOfData(path)) ?? 'none'
}
