import { endpointsOf } from './pipeline/api.ts'
import { fullPath } from './pipeline/route-patterns.ts'
import { SIMULATOR_OPERATIONS } from './pipeline/simulated-payments.ts'

/** One operation of the site: a pattern of addresses, and whether it reads or writes. */
export type Operation = {
  readonly pattern: string
  readonly reads: boolean
  readonly writes: boolean
  /** The router's id of the page; absent for an endpoint. */
  readonly routeId?: string
}

/** Returns every route with a module of its own, and every endpoint, as they are in the build. */
export async function everyOperation(): Promise<readonly Operation[]> {
  const { routes } = await import('virtual:react-router/server-build')
  const pages = Object.values(routes).flatMap((route) => {
    // A layout without an address of its own is loaded with its children.
    if (!route || (route.path === undefined && !route.index)) return []
    const { loader, action, default: shown } = route.module
    const pattern = fullPath(routes, route.id) || '/'
    return { pattern, routeId: route.id, reads: Boolean(loader ?? shown), writes: Boolean(action) }
  })
  const endpoints = endpointsOf().map(({ method, pattern }) => ({
    pattern,
    reads: method === 'GET',
    writes: method !== 'GET',
  }))
  const upload = { pattern: '/uploads', reads: false, writes: true }
  return [...pages, ...endpoints, ...SIMULATOR_OPERATIONS, upload]
}
