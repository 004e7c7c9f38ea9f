import type { MiddlewareHandler } from 'hono'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse, toHttpError } from '#server/pipeline/errors.ts'
import { siteFacts } from '#server/pipeline/make-ctx.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

/**
 * So many answers that cost work, a minute and network. Stands before the session is looked up: that is work too. What the
 * payment provider tells is counted apart: visitors leave room for it, whatever they do.
 */
export function limitDynamic(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const site = siteFacts(parts.settings)
  return async (c, next) => {
    const visitor = { address: c.get('address'), isLocal: c.get('isLocal'), userAgent: '' }
    const name = pathOf(c.req.url) === WEBHOOK_PATH ? 'webhook' : 'dynamic'
    const no = await takeToken({ db: parts.db, now: parts.now(), actor: null, visitor, site }, name)
    return no ? errorResponse(c, toHttpError(no)) : next()
  }
}
