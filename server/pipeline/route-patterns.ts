/** The parts of the router's table that make a pattern. */
type RouteEntry = {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
}
type Routes = Readonly<Record<string, RouteEntry | undefined>>

/** Returns the pattern of a route's address below the site's root, '' for the root itself. */
export function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  return `${fullPath(routes, route.parentId)}${route.path ? `/${route.path}` : ''}`
}

/** Returns `/listings/:publicId/:slug?` as an expression; literal parts come before variable ones. */
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
/** Literal parts win over variable ones, and /admin/* over /*. */
const bySpecificity = (a: string, b: string) => varies(a) - varies(b) || b.length - a.length

/** Returns a function that finds the pattern of a path. */
export function patternFinder(patterns: readonly string[]): (path: string) => string | undefined {
  const known = [...patterns]
    .sort(bySpecificity)
    .map((pattern) => ({ pattern, matches: expression(pattern) }))
  return (path) => known.find(({ matches }) => matches.test(path))?.pattern
}

/** Returns the path of the page behind a data request of the router: /search.data, and /_.data for the home page. */
export function pageOfData(path: string): string {
  return path.replace(/^\/_(?:root)?\.data$/u, '/').replace(/\.data$/u, '')
}

/**
 * Returns a function that finds the router's pattern of a path: for logs and metrics, which must not have a series
 * for each listing.
 */
export function routePatterns(routes: Routes): (path: string) => string {
  const patternOf = patternFinder([...new Set(Object.keys(routes).map((id) => fullPath(routes, id) || '/'))])
  return (path) => patternOf(pageOfData(path)) ?? 'none'
}
