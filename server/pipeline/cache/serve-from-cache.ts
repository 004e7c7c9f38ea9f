import type { Settings } from '#app/platform/env.server.ts'
import { hostOf, targetOf, wireTarget } from '#server/pipeline/address-of.ts'
import { clientAddress, peerOf } from '#server/pipeline/identity/client-address.ts'
import { requestIdFor } from '#server/pipeline/observability/request-id.ts'
import type { Noted } from '#server/pipeline/observability/request-log.ts'
import type { SiteAddress } from '#server/pipeline/security/site-address.ts'
import type { Fetch, SiteEnv } from '#server/site-parts.ts'
import type { Pages } from './page-cache.ts'
import { respondFrom } from './stored-response.ts'

type Parts = {
  readonly pages: Pages
  readonly site: SiteAddress
  readonly note: (noted: Noted) => void
  readonly settings: Pick<Settings, 'trustedProxies'>
}
type Bindings = SiteEnv['Bindings'] | undefined

/** Whether a request is for our host, and its address was not changed since it arrived. */
const isPlain = (url: string, env: Bindings, { hosts }: SiteAddress) =>
  hosts.has(hostOf(url)) && wireTarget(env, url) === targetOf(url)

/**
 * Serves cached pages before the whole pipeline: such a response costs little more than a bare server's. A page
 * entered the cache only by passing the pipeline, so the checks that matter for it were made.
 */
export function serveFromCache(pipeline: Fetch, { pages, site, note, settings }: Parts): Fetch {
  return (request, env) => {
    const page = isPlain(request.url, env, site) ? pages.find(request) : null
    if (!page) return pipeline(request, env)
    const start = performance.now()
    const requestId = requestIdFor(request.headers, settings.trustedProxies)
    const own = { 'x-request-id': requestId, ...pages.sharedHeaders(request, page) }
    const response = respondFrom(page, request.headers, own)
    const address = clientAddress(peerOf(env), request.headers, settings.trustedProxies)
    const status = response instanceof Response ? response.status : 200
    note({
      requestId,
      method: 'GET',
      route: page.route,
      status,
      ms: performance.now() - start,
      userId: null,
      address,
      fromCache: true,
    })
    return response
  }
}
