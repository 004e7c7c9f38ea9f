import type { MiddlewareHandler } from 'hono'
import { prefixOf } from '#app/platform/limits/network.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { requestIdFor } from './request-id.ts'

export type Noted = {
  readonly requestId: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly userId: string | null
  readonly address: string
  readonly fromCache: boolean
}

/** Writes one line for each served request. No typed address, no part of a body, no whole IP address. */
export function logRequests({
  log,
  requestLog = log,
  metrics,
}: Pick<SiteParts, 'log' | 'requestLog' | 'metrics'>): (noted: Noted) => void {
  return ({ address, fromCache, ms, userId, ...noted }) => {
    if (fromCache) metrics?.servedEarly(noted)
    else metrics?.made({ ...noted, ms })
    const line = { ...noted, ms: Math.round(ms * 100) / 100, network: prefixOf(address), fromCache }
    requestLog.info(userId === null ? line : { ...line, userId }, 'answered')
  }
}

/** The client left before the response, so its status does not count. nginx uses this number. */
const GONE = 499

/** Whether the client hung up. Asking the request itself would make all of it, which costs more than to shed it. */
const hasLeft = (request: Request, env: SiteEnv['Bindings'] | undefined) =>
  env?.incoming?.socket.destroyed ?? request.signal.aborted

/** Gives a request its id, or takes that of one of `proxies` in front, and logs its response. */
export function numbered(note: (noted: Noted) => void, proxies: number): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const start = performance.now()
    c.set('requestId', requestIdFor(c.req.raw.headers, proxies))
    c.set('route', 'none')
    c.set('actor', null)
    c.set('address', '127.0.0.1')
    c.set('isLocal', false)
    await next()
    note({
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status >= 500 && hasLeft(c.req.raw, c.env) ? GONE : c.res.status,
      ms: performance.now() - start,
      userId: c.get('actor')?.id ?? null,
      address: c.get('address'),
      fromCache: false,
    })
  }
}
