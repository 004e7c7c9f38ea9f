import type { MiddlewareHandler } from 'hono'
import { plainPath } from '#app/lib/plain-path.ts'
import { refuse } from '#app/lib/refusal.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse, toHttpError } from '#server/pipeline/errors.ts'
import { countShed } from '#server/pipeline/observability/shed-metrics.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import type { KnownSessions } from './known-sessions.ts'
import { maySession } from './said-by-visitor.ts'

/** What a browser must be able to do even when the session cannot be read: forget it ([AUTH-08]). */
const isSigningOut = ({ method, url }: Request) => method === 'POST' && plainPath(pathOf(url)) === '/signout'

/**
 * Reads the user of a request. When that fails, the request is refused instead of served as a visitor's, except for
 * signing out.
 */
export function authenticate(
  { actorOf, log }: SiteParts,
  sessions: Pick<KnownSessions, 'note'>,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (!maySession(c.req.raw.headers)) return next()
    try {
      const actor = await actorOf(c.req.raw)
      c.set('actor', actor)
      if (actor) sessions.note(c.req.raw)
    } catch (err) {
      log.error({ err, requestId: c.get('requestId') }, 'a session could not be read')
      if (!isSigningOut(c.req.raw)) {
        countShed('session_lookup')
        return errorResponse(c, toHttpError(refuse('unavailable', 'common.tooBusy')))
      }
    }
    await next()
  }
}
