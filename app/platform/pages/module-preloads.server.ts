import type { EntryContext } from 'react-router'

/** Returns the scripts a page needs to hydrate, in the router's order, each once. */
function scriptsOf({ manifest, staticHandlerContext }: EntryContext): readonly string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const ofRoutes = routes.flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    ...(clientLoaderModule ? [clientLoaderModule] : []),
    ...imports,
  ])
  return [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...ofRoutes])]
}

/**
 * Returns the Link header of a page: it preloads the page's scripts at low priority, so that they do not compete with
 * its stylesheet, fonts and pictures. Browsers read it before the router's own links, whose priority is high: a
 * script that is being loaded already is not requested again.
 */
export function modulePreloads(context: EntryContext): string {
  return scriptsOf(context)
    .map((path) => `<${path}>; rel=modulepreload; fetchpriority=low`)
    .join(', ')
}
