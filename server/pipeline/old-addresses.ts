import type { MiddlewareHandler } from 'hono'
import { findRedirect } from '#app/features/imports/redirects/queries.server.ts'
import { replaceResponse } from '#server/pipeline/cache/conditional.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

/** An import can be undone: browsers forget a redirect after an hour. */
const CACHED = 'public, max-age=3600'

/**
 * Leads addresses of an earlier site to their pages here ([IMP-05]). Only what would be a 404 is looked up, so that an
 * import can hide no page.
 */
export function oldAddresses({ db, log }: Pick<SiteParts, 'db' | 'log'>): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 404 || !isSafe(c.req.method)) return
    const { pathname, search } = new URL(c.req.url)
    // Without the database, what is missing stays missing.
    const target = await findRedirect(db, pathname, search).catch((err: unknown) => {
      log.warn({ err }, 'an address of an earlier site could not be looked up')
      return null
    })
    if (target === null) return
    await c.res.body?.cancel()
    replaceResponse(
      c,
      new Response(null, { status: 301, headers: { location: target, 'cache-control': CACHED } }),
    )
  }
}
