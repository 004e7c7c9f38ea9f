import type { EntryContext } from 'react-router'

/** The scripts a page needs to hydrate, in the order in which the router names them, each once. */
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
 * The Link header of a page: it preloads the page's scripts at low priority, so that they do not compete with its
 * stylesheet, fonts and pictures. Browsers read it before the router's own links, whose priority is high: a script that is
 * on its way already is not asked for again.
 */
export function modulePreloads(context: EntryContext): string {
  return scriptsOf(context)
    .map((path) => `<${path}>; rel=modulepreload; fetchpriority=low`)
    .join(', ')
}
