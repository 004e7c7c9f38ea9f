import type { Context, MiddlewareHandler } from 'hono'
import { isUnchanged } from '#app/platform/pages/validators.server.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Gives another answer than the one made so far. Without clearing it first, Hono would mix the headers of both. */
export function replaceResponse(c: Context<SiteEnv>, response: Response): void {
  c.res = undefined
  c.res = response
}

/** What describes a body, which is not sent. */
const OF_THE_BODY = ['content-type', 'content-length', 'content-encoding', 'content-disposition']

/**
 * Answers 304 to readers who have what was made for them already, by the validators the answer carries; and a HEAD
 * without a body. Stands around the page cache, so that an answer becomes a page for others before it becomes a 304.
 */
export const conditional: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next()
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
