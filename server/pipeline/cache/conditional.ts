import type { Context, MiddlewareHandler } from 'hono'
import { isUnchanged } from '#app/platform/pages/validators.server.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Replaces the response. Without clearing it first, Hono would merge the headers of both. */
export function replaceResponse(c: Context<SiteEnv>, response: Response): void {
  c.res = undefined
  c.res = response
}

/** Headers that describe a body, which is not sent. */
const OF_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-disposition']

/**
 * Responds 304 to clients that have this version already, by the validators of the response, and to HEAD without a
 * body. It surrounds the page cache, so that a response is cached before it becomes a 304.
 */
export const conditional: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next()
  if (c.get('isComplete')) return
  const { method } = c.req
  if (!isSafe(method)) return
  const { status, headers, body } = c.res
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  const is304 = status === 200 && isUnchanged(c.req.raw.headers, validators)
  if (!is304 && (method !== 'HEAD' || body === null)) return
  await body?.cancel()
  if (is304) for (const name of OF_THE_BODY) headers.delete(name)
  replaceResponse(c, new Response(null, { status: is304 ? 304 : status, headers }))
}
