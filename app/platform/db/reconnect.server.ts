import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.server.ts'

const POLL_MS = 100

type Options = {
  /** How long after the loss of the connection callers wait, in milliseconds. */
  readonly timeoutMs: number
  /** Called once per outage. */
  readonly onLost: (error: Error) => void
}

/**
 * Returns a `connect` that waits while a server that was there before restarts. All callers share one deadline: after
 * it, and for a server that was never reached, they are refused at once.
 */
export function reconnecting<T>(connect: () => Promise<T>, { timeoutMs, onLost }: Options): () => Promise<T> {
  let wasReached = false
  let lostAt: number | null = null

  /** Whether waiting can help. */
  function isWorthWaiting(error: unknown): boolean {
    if (!wasReached || !(error instanceof Error) || !isLostConnection(error)) return false
    if (lostAt === null) onLost(error)
    lostAt ??= performance.now()
    return performance.now() - lostAt < timeoutMs
  }

  return async () => {
    for (;;) {
      try {
        const connected = await connect()
        wasReached = true
        lostAt = null
        return connected
      } catch (error) {
        if (!isWorthWaiting(error)) throw error
      }
      await sleep(POLL_MS)
    }
  }
}
