import type { MiddlewareHandler } from 'hono'
import { errorResponse } from '#server/pipeline/errors.ts'
import type { SiteEnv } from '#server/site-parts.ts'

const ALLOWED = 'GET, HEAD, POST, OPTIONS'

/** Whether a method changes nothing. */
export function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The methods this site knows. OPTIONS gets no CORS headers: other origins may do nothing here. */
export const knownMethods: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { method } = c.req
  if (isSafe(method) || method === 'POST') return next()
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: ALLOWED } })
  return errorResponse(c, { status: 405, code: 'common.wrongMethod', headers: { allow: ALLOWED } })
}
