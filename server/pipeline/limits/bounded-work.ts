import type { MiddlewareHandler } from 'hono'
import { plainPath } from '#app/lib/plain-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { type No, sayNo } from '#server/pipeline/errors.ts'
import type { KnownSessions } from '#server/pipeline/identity/known-sessions.ts'
import { maySession } from '#server/pipeline/identity/said-by-visitor.ts'
import { countShed, type ShedReason } from '#server/pipeline/observability/shed-metrics.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import type { Pressure } from './pressure.ts'

const MOST_IN_FLIGHT = 200

/** Forms of visitors that hash a password, in whatever spelling the router takes; not what lies below them. */
const HASHES = /^\/(?:signin|signup|reset-password)(?![\w-]|\/[^_.])/u

/** Two passwords are hashed at a time, some 16 a second: more than this would wait longer than people do. */
const MOST_HASHING = 24

/** Sessions this process has not seen yet, while it is too slow: anybody can send a cookie, so they are few. */
const MOST_UNKNOWN = 4
const BUSY: No = { status: 503, code: 'common.tooBusy', headers: { 'retry-after': '1' } }

/** So many places; whoever finds one leaves it with what `take` answered, null when there is none, for that reason. */
function places(most: number, reason: ShedReason) {
  let taken = 0
  const leave = () => {
    taken -= 1
  }
  return {
    take() {
      if (taken >= most) {
        countShed(reason)
        return null
      }
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
  sessions: Pick<KnownSessions, 'isKnown'>,
): MiddlewareHandler<SiteEnv> {
  const all = places(MOST_IN_FLIGHT, 'in_flight')
  const hashing = places(MOST_HASHING, 'passwords')
  const unknown = places(MOST_UNKNOWN, 'unknown_session')
  const none = places(0, 'lag')
  /** Where a request may be worked on. A process that is too slow serves people who are signed in, and no visitors. */
  const placesFor = ({ method, url, headers }: Request) => {
    if (pressure?.isHigh() && !sessions.isKnown({ headers })) return maySession(headers) ? unknown : none
    return hashes(method, url) ? hashing : all
  }
  return async (c, next) => {
    const leave = placesFor(c.req.raw).take()
    if (!leave) return sayNo(c, BUSY)
    try {
      await next()
    } finally {
      leave()
    }
  }
}
