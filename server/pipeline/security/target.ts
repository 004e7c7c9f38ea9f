import type { MiddlewareHandler } from 'hono'
import { wireTarget } from '#server/pipeline/address-of.ts'
import { errorResponse, type HttpError } from '#server/pipeline/errors.ts'
import type { SiteEnv } from '#server/site-parts.ts'

const LONGEST = 4096
const BAD: HttpError = { status: 400, code: 'common.badAddress' }
const LONG: HttpError = { status: 414, code: 'common.badAddress' }

/** What a decoded path may not contain: another separator, an empty part, a step up, the end of a C string. */
const SUSPECT = /\\|\/\/|\0|(?:^|\/)\.{1,2}(?:\/|$)/u

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

/** Admits only clean addresses, judged as they came over the wire. */
export const cleanTargets: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const error = whyNotTarget(wireTarget(c.env, c.req.url))
  return error ? errorResponse(c, error) : next()
}
