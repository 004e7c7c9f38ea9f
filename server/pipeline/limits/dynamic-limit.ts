import type { MiddlewareHandler } from 'hono'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse, toHttpError } from '#server/pipeline/errors.ts'
import { siteFacts } from '#server/pipeline/make-ctx.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

/**
 * Limits responses that cost work, per minute and network. It precedes the lookup of the session, which is work too.
 * Events of the payment provider have a limit of their own, which visitors cannot exhaust.
 */
export function limitDynamic(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const site = siteFacts(parts.settings)
  return async (c, next) => {
    const visitor = { address: c.get('address'), isLocal: c.get('isLocal'), userAgent: '' }
    const name = pathOf(c.req.url) === WEBHOOK_PATH ? 'webhook' : 'dynamic'
    const refusal = await takeToken({ db: parts.db, now: parts.now(), actor: null, visitor, site }, name)
    return refusal ? errorResponse(c, toHttpError(refusal)) : next()
  }
}
