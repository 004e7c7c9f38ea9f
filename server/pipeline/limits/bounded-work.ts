import type { MiddlewareHandler } from 'hono'
import { plainPath } from '#app/lib/plain-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import type { KnownSessions } from '#server/pipeline/identity/known-sessions.ts'
import { maySession } from '#server/pipeline/identity/said-by-visitor.ts'
import type { ShedReason } from '#server/pipeline/observability/shed-metrics.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import type { Pressure } from './pressure.ts'
import type { Shed } from './shed.ts'
import { waitingRoom } from './waiting-room.ts'

const MAX_IN_FLIGHT = 200

/**
 * How many requests a process works on that has no moment to spare: it makes no more pages at once than one after the
 * other, and each takes memory until it is done.
 */
const MAX_WHILE_BUSY = 16

/** Visitors' forms that hash a password, in every spelling that the router accepts; not the paths below them. */
const HASHES = /^\/(?:signin|signup|reset-password)(?![\w-]|\/[^_.])/u

/** Two passwords are verified at a time, about 8 a second: beyond this number users would wait too long. */
const MAX_HASHING = 24

/**
 * Permits while the process is too slow, for visitors, and for sessions it has not seen yet: any client can send a
 * cookie, so they are few. None at all would leave the process idle between two floods.
 */
const MAX_WHILE_SLOW = 4

const UNHURRIED: Pressure = { isBusy: () => false, isHigh: () => false }

/** What a request needs to be worked on. */
type Admission = {
  readonly acquire: () => Promise<boolean>
  readonly release: () => void
  /** Why it is shed if it gets no permit. */
  readonly reason: ShedReason
}

/** `limit` permits for which nothing waits. */
function permits(limit: number, reason: ShedReason): Admission {
  let taken = 0
  return {
    reason,
    async acquire() {
      if (taken >= limit) return false
      taken += 1
      return true
    },
    release() {
      taken -= 1
    },
  }
}

type Parts = {
  readonly pressure: Pressure | undefined
  readonly sessions: Pick<KnownSessions, 'isKnown'>
  readonly shed: Shed
}

const hashes = (method: string, url: string) => !isSafe(method) && HASHES.test(plainPath(pathOf(url)))

/**
 * Works on what can be finished in time, and sheds the rest with 503: at once, or after a moment in which there was no
 * permit. Passwords have a few permits of their own: a flood of them is shed before it reaches the database, and
 * leaves the others theirs.
 */
export function boundedWork({
  pressure = UNHURRIED,
  sessions: { isKnown },
  shed,
}: Parts): MiddlewareHandler<SiteEnv> {
  const { acquire, release } = waitingRoom()
  const admitting = (limit: () => number, reason: ShedReason): Admission => ({
    acquire: () => acquire(limit),
    release,
    reason,
  })
  const visitors = admitting(() => (pressure.isBusy() ? MAX_WHILE_BUSY : MAX_IN_FLIGHT), 'in_flight')
  const users = admitting(() => MAX_IN_FLIGHT, 'in_flight')
  const slow = admitting(() => (pressure.isHigh() ? MAX_WHILE_SLOW : MAX_WHILE_BUSY), 'lag')
  const hashing = permits(MAX_HASHING, 'passwords')
  const unknown = permits(MAX_WHILE_SLOW, 'unknown_session')
  /** Returns the permits that a request needs. A process that is too slow serves signed-in users, and few visitors. */
  const admissionFor = ({ method, url, headers }: Request): Admission => {
    const isUser = (pressure.isBusy() || pressure.isHigh()) && isKnown({ headers })
    if (pressure.isHigh() && !isUser) return maySession(headers) ? unknown : slow
    if (hashes(method, url)) return hashing
    return isUser ? users : visitors
  }
  return async (c, next) => {
    const admission = admissionFor(c.req.raw)
    if (!(await admission.acquire())) return shed(c, admission.reason)
    try {
      await next()
    } finally {
      admission.release()
    }
  }
}
