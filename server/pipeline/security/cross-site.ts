import type { MiddlewareHandler } from 'hono'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse } from '#server/pipeline/errors.ts'
import { isJson } from '#server/pipeline/json-body.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { isSafe } from './methods.ts'
import type { SiteAddress } from './site-address.ts'

/**
 * Whether a request that changes something comes from a page of ours. Browsers declare it themselves; a request that
 * declares nothing is not from a browser and passes only with JSON, which another site cannot send without a
 * preflight.
 */
export function isOwnRequest(
  headers: Pick<Headers, 'get'>,
  { origins }: SiteAddress,
  strict: boolean,
): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  if (origin !== null) return origins.has(origin)
  return !strict && isJson(headers)
}

/** Refuses requests that another site makes a browser send. */
export function ownRequests(site: SiteAddress, strict: boolean): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    // The payment provider is another site, and signs its requests.
    if (isSafe(c.req.method) || pathOf(c.req.url) === WEBHOOK_PATH) return next()
    const isOwn = isOwnRequest(c.req.raw.headers, site, strict)
    return isOwn ? next() : errorResponse(c, { status: 403, code: 'common.crossSite' })
  }
}
