import type { MiddlewareHandler } from 'hono'
import { whyNotAdmin, whyNotSignedIn } from '#app/lib/only-admins.ts'
import { POLICY } from '#app/routes/policy.ts'
import { errorResponse, toHttpError } from '#server/pipeline/errors.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Admits only whom the policy names, so that an endpoint without a guard is still closed. */
export const enforcePolicy: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const policy = POLICY[c.get('route')]
  const who = c.req.method === 'GET' || c.req.method === 'HEAD' ? policy?.read : policy?.write
  const actor = c.get('actor') ?? null
  if (who === undefined || who === 'anyone' || who === 'nobody') return next()
  const whyNot = who === 'admin' ? whyNotAdmin(actor) : whyNotSignedIn(actor)
  if (whyNot) return errorResponse(c, toHttpError(whyNot))
  await next()
}
