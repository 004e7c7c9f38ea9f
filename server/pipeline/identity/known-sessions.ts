import { LRUCache } from 'lru-cache'
import { readCookie } from '#app/platform/auth/cookies.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'

/** How many sessions are remembered, and for how long after each was last seen. */
const MAX_SESSIONS = 10_000
const TTL_MS = 30 * 60_000

type RequestHeaders = Pick<Request, 'headers'>

/** Sessions that belonged to a user recently. */
export type KnownSessions = {
  /** The session of this request belongs to a user. */
  readonly note: (request: RequestHeaders) => void
  readonly isKnown: (request: RequestHeaders) => boolean
}

/**
 * Remembers sessions by hash, so that a process that is too slow can tell users from made-up cookies without asking
 * the database. It decides only who has to wait.
 */
export function knownSessions(publicUrl: string, clock: () => number): KnownSessions {
  const seen = new LRUCache<string, true>({
    max: MAX_SESSIONS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const keyOf = ({ headers }: RequestHeaders) => {
    const secret = readCookie('sid', headers, publicUrl)
    return secret === null ? null : fingerprintOf(secret)
  }
  return {
    note(request) {
      const key = keyOf(request)
      if (key !== null) seen.set(key, true)
    },
    isKnown(request) {
      const key = keyOf(request)
      return key !== null && seen.has(key)
    },
  }
}
