import type { MiddlewareHandler } from 'hono'
import type { SiteEnv } from '../site-parts.ts'
import { pathOf, plainPath } from './address-of.ts'
import { type No, sayNo } from './errors.ts'
import { isSafe } from './methods.ts'
import type { Pressure } from './pressure.ts'
import { maySession } from './said-by-visitor.ts'

const MOST_IN_FLIGHT = 200

/** Forms of visitors that hash a password, in whatever spelling the router takes; not what lies below them. */
const HASHES = /^\/(?:signin|signup|reset-password)(?![\w-]|\/[^_.])/u

/** Two passwords are hashed at a time, some 16 a second: more than this would wait longer than people do. */
const MOST_HASHING = 24
const BUSY: No = { status: 503, code: 'common.tooBusy', headers: { 'retry-after': '1' } }

/** So many places; whoever finds one leaves it with what `take` answered, null when there is none. */
function places(most: number) {
  let taken = 0
  const leave = () => {
    taken -= 1
  }
  return {
    take() {
      if (taken >= most) return null
      taken += 1
      return leave
    },
  }
}

const hashes = (method: string, url: string) => !isSafe(method) && HASHES.test(plainPath(pathOf(url)))

/**
 * Answers what can be answered in time, and tells the rest at once to come back. Passwords have few places of their own:
 * a flood of them is turned away before it asks the database anything, and leaves the others theirs.
 */
export function boundedWork(
  pressure: Pressure | undefined,
  most = MOST_IN_FLIGHT,
): MiddlewareHandler<SiteEnv> {
  const all = places(most)
  const hashing = places(MOST_HASHING)
  return async (c, next) => {
    if (pressure?.isHigh() && !maySession(c.req.raw.headers)) return sayNo(c, BUSY)
    const leave = (hashes(c.req.method, c.req.url) ? hashing : all).take()
    if (!leave) return sayNo(c, BUSY)
    try {
      await next()
    } finally {
      leave()
    }
  }
}
