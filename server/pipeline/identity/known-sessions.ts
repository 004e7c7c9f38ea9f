import { readCookie } from '#app/platform/auth/cookies.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'

/** So many sessions are known at once, each for so long after it was last seen, in milliseconds. */
const MOST = 10_000
const KNOWN_MS = 30 * 60_000

type Asked = Pick<Request, 'headers'>

/** Sessions that were somebody's a while ago. */
export type KnownSessions = {
  /** Somebody was found behind the session of this request. */
  readonly note: (request: Asked) => void
  readonly isKnown: (request: Asked) => boolean
}

/**
 * Remembers sessions by fingerprint, so that a process that is too slow can tell people from whoever sends just any
 * cookie, without asking the database. Decides about nothing but who waits.
 */
export function knownSessions(publicUrl: string, clock: () => number): KnownSessions {
  // In the order in which they were last seen.
  const seenAt = new Map<string, number>()
  const keyOf = ({ headers }: Asked) => {
    const secret = readCookie('sid', headers, publicUrl)
    return secret === null ? null : fingerprintOf(secret)
  }
  return {
    note(request) {
      const key = keyOf(request)
      if (key === null) return
      seenAt.delete(key)
      seenAt.set(key, clock())
      const [oldest] = seenAt.keys()
      if (seenAt.size > MOST && oldest !== undefined) seenAt.delete(oldest)
    },
    isKnown(request) {
      const key = keyOf(request)
      const at = key === null ? undefined : seenAt.get(key)
      return at !== undefined && clock() - at < KNOWN_MS
    },
  }
}
