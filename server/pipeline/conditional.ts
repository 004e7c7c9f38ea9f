import type { MiddlewareHandler } from 'hono'
import { isUnchanged } from '#app/platform/pages/validators.server.ts'
import type { SiteEnv } from '../site-parts.ts'
import { isSafe } from './methods.ts'
import { replaceAnswer } from './replace-answer.ts'

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
  replaceAnswer(c, new Response(null, { status: is304 ? 304 : status, headers }))
}
