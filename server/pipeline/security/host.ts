import type { MiddlewareHandler } from 'hono'
import { hostOf } from '#server/pipeline/address-of.ts'
import { errorResponse } from '#server/pipeline/errors.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import type { SiteAddress } from './site-address.ts'

/**
 * Responds under the site's own host names only, so that no link of the site contains a host that a client chose.
 */
export function knownHosts({ hosts }: SiteAddress): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (hosts.has(hostOf(c.req.url).toLowerCase())) return next()
    return errorResponse(c, { status: 421, code: 'common.wrongHost' })
  }
}
