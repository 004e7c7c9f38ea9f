import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-parts.ts'
import { pathOf } from './address-of.ts'
import { sayNo } from './errors.ts'
import { isSafe } from './methods.ts'
import type { SiteAddress } from './site-address.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'

type Sent = {
  readonly fetchSite: string | null
  readonly origin: string | null
  readonly contentType: string | null
}

/**
 * Whether a request that changes something comes from a page of ours. Browsers say so themselves; what says nothing is
 * no browser and passes only with JSON, which another site cannot send without asking first.
 */
export function isOwnRequest(sent: Sent, origins: ReadonlySet<string>, strict: boolean): boolean {
  if (sent.fetchSite !== null) return sent.fetchSite === 'same-origin'
  if (sent.origin !== null) return origins.has(sent.origin)
  return !strict && /^application\/json\s*(?:;|$)/iu.test(sent.contentType ?? '')
}

/** Refuses what another site makes a browser send. */
export function ownRequests({ origins }: SiteAddress, strict: boolean): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    // The payment provider is another site, and signs what it sends.
    if (isSafe(c.req.method) || pathOf(c.req.url) === WEBHOOK_PATH) return next()
    const { headers } = c.req.raw
    const sent = {
      fetchSite: headers.get('sec-fetch-site'),
      origin: headers.get('origin'),
      contentType: headers.get('content-type'),
    }
    return isOwnRequest(sent, origins, strict) ? next() : sayNo(c, { status: 403, code: 'common.crossSite' })
  }
}
