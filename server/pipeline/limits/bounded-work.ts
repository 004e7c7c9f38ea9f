import type { Context, MiddlewareHandler } from 'hono'
import PQueue from 'p-queue'
import { plainPath } from '#app/lib/plain-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse, type HttpError } from '#server/pipeline/errors.ts'
import type { KnownSessions } from '#server/pipeline/identity/known-sessions.ts'
import { maySession } from '#server/pipeline/identity/said-by-visitor.ts'
import { countShed, type ShedReason } from '#server/pipeline/observability/shed-metrics.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import type { Pressure } from './pressure.ts'

const MAX_IN_FLIGHT = 200

/** Visitors' forms that hash a password, in every spelling that the router accepts; not the paths below them. */
const HASHES = /^\/(?:signin|signup|reset-password)(?![\w-]|\/[^_.])/u

/** Two passwords are hashed at a time, about 16 a second: beyond this number users would wait too long. */
const MAX_HASHING = 24

/**
 * Permits for sessions this process has not seen yet, while it is too slow: any client can send a cookie, so they are
 * few.
 */
const MAX_UNKNOWN = 4
const BUSY: HttpError = { status: 503, code: 'common.tooBusy', headers: { 'retry-after': '1' } }

type Room = { readonly queue: PQueue; readonly reason: ShedReason }

/**
 * Permits for `concurrency` requests. Nothing waits in the queue: a request without a permit is shed for `reason`.
 */
const room = (concurrency: number, reason: ShedReason): Room => ({
  queue: new PQueue({ concurrency }),
  reason,
})

function shed(c: Context<SiteEnv>, reason: ShedReason): Response {
  countShed(reason)
  return errorResponse(c, BUSY)
}

const hashes = (method: string, url: string) => !isSafe(method) && HASHES.test(plainPath(pathOf(url)))

/**
 * Runs what can finish in time, and sheds the rest at once with 503. Passwords have a few permits of their own:
 * a flood of them is shed before it reaches the database, and leaves the others theirs.
 */
export function boundedWork(
  pressure: Pressure | undefined,
  sessions: Pick<KnownSessions, 'isKnown'>,
): MiddlewareHandler<SiteEnv> {
  const all = room(MAX_IN_FLIGHT, 'in_flight')
  const hashing = room(MAX_HASHING, 'passwords')
  const unknown = room(MAX_UNKNOWN, 'unknown_session')
  /**
   * Returns the permits that a request needs, or why it is shed. A process that is too slow serves signed-in users,
   * and no visitors.
   */
  const roomFor = ({ method, url, headers }: Request): Room | ShedReason => {
    if (pressure?.isHigh() && !sessions.isKnown({ headers })) return maySession(headers) ? unknown : 'lag'
    return hashes(method, url) ? hashing : all
  }
  return async (c, next) => {
    const found = roomFor(c.req.raw)
    if (typeof found === 'string') return shed(c, found)
    const { queue, reason } = found
    if (queue.pending >= queue.concurrency) return shed(c, reason)
    await queue.add(next)
  }
}
