import { Hono } from 'hono'
import { uploadsApi } from '#app/features/uploads/api.server.ts'
import { enforcePolicy } from '#server/pipeline/security/enforce-policy.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { pathOf } from './address-of.ts'
import { ctxMaker } from './make-ctx.ts'

/** The endpoint for uploads. It is outside of /api, where every body is JSON and is read before the session. */
export function uploads(parts: SiteParts): Hono<SiteEnv> {
  const makeCtx = ctxMaker(parts)
  const endpoint = new Hono<SiteEnv>()
  endpoint.use(async (c, next) => {
    if (c.req.method !== 'POST' || pathOf(c.req.url) !== '/uploads') return next()
    c.set('route', '/uploads')
    c.set('ctx', makeCtx(c))
    return enforcePolicy(c, next)
  })
  return endpoint.route('/', uploadsApi)
}
