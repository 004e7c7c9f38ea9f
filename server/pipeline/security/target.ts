import type { MiddlewareHandler } from 'hono'
import { wireTarget } from '#server/pipeline/address-of.ts'
import { errorResponse, type HttpError } from '#server/pipeline/errors.ts'
import type { SiteEnv } from '#server/site-parts.ts'

const LONGEST = 4096
const BAD: HttpError = { status: 400, code: 'common.badAddress' }
const LONG: HttpError = { status: 414, code: 'common.badAddress' }

/** What a decoded path may not contain: another separator, an empty part, a step up, the end of a C string. */
const SUSPECT = /\\|\/\/|\0|(?:^|\/)\.{1,2}(?:\/|$)/u

/** What no value of a query means: control characters, and what stands for broken encodings once it is decoded. */
const UNREADABLE = /[\u0000-\u001f\u007f\ufffd]+/gu

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Why an address (path and query) is refused, or null. A path has one spelling, so that no check can be bypassed by
 * another: `//admin`, `/x/%2e%2e/admin`, `/admin%2fusers`.
 */
export function whyNotTarget(target: string): HttpError | null {
  if (target.length > LONGEST) return LONG
  if (!target.startsWith('/')) return BAD
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  if (SUSPECT.test(path)) return BAD
  if (!target.includes('%')) return null
  const whole = decoded(target)
  if (whole === null || whole.includes('\0')) return BAD
  return /%(?:2f|5c)/iu.test(path) || SUSPECT.test(decoded(path) ?? '\\') ? BAD : null
}

/** How much of one value of a query is kept, in characters: more than any page reads. */
const MAX_VALUE_LENGTH = 200

/**
 * Returns the same page with a query that can be read: values cut, without control characters and broken encodings. Null
 * where nothing can be mended that way. What was typed or pasted into a search is data, not an attack ([SRCH-05]).
 */
export function mendedTarget(target: string): string | null {
  const at = target.indexOf('?')
  if (at === -1 || whyNotTarget(target.slice(0, at)) !== null) return null
  const query = new URLSearchParams(
    [...new URLSearchParams(target.slice(at))].map(([name, value]) => [
      name,
      [...value.replace(UNREADABLE, ' ')].slice(0, MAX_VALUE_LENGTH).join('').trim(),
    ]),
  )
  const mended = `${target.slice(0, at)}?${query}`
  return whyNotTarget(mended) === null ? mended : null
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Admits only clean addresses, judged as they came over the wire; what asks for a page too much or unreadably is sent to it. */
export const cleanTargets: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const target = wireTarget(c.env, c.req.url)
  const error = whyNotTarget(target)
  if (!error) return next()
  const mended = isRead(c.req.method) && !target.startsWith('/api/') ? mendedTarget(target) : null
  return mended === null ? errorResponse(c, error) : c.redirect(mended)
}
