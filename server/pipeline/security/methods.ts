import type { Context, MiddlewareHandler } from 'hono'
import { POLICY } from '#app/routes/policy.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse } from '#server/pipeline/errors.ts'
import { pageOfData, patternFinder } from '#server/pipeline/route-patterns.ts'
import type { SiteEnv } from '#server/site-parts.ts'

const patternOf = patternFinder(Object.keys(POLICY))

/** Returns what may be done at an address, by the line of the policy for its path. */
function allowedMethods(url: string): readonly string[] {
  const { read, write } = POLICY[patternOf(pageOfData(pathOf(url))) ?? '/*'] ?? {
    read: 'anyone',
    write: 'anyone',
  }
  return [...(read === 'nobody' ? [] : ['GET', 'HEAD']), ...(write === 'nobody' ? [] : ['POST']), 'OPTIONS']
}

/** Whether a method changes nothing. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Returns the refusal of a method that an address does not have; null where it has it. */
export function refuseMethod(c: Context<SiteEnv>): Response | null {
  const allowed = allowedMethods(c.req.url)
  if (allowed.includes(c.req.method)) return null
  return errorResponse(c, {
    status: 405,
    code: 'common.wrongMethod',
    headers: { allow: allowed.join(', ') },
  })
}

/** Answers methods that this site does not know. OPTIONS gets no CORS headers: other origins may do nothing here. */
export const knownMethods: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { method } = c.req
  if (isSafe(method) || method === 'POST') return next()
  if (method !== 'OPTIONS') return refuseMethod(c) ?? next()
  return new Response(null, { status: 204, headers: { allow: allowedMethods(c.req.url).join(', ') } })
}
