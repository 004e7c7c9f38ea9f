import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.server.ts'

const POLL_MS = 100

type Options = {
  /** How long after the loss of the connection callers wait, in milliseconds. */
  readonly timeoutMs: number
  /** Called once per outage. */
  readonly onLost: (error: Error) => void
}

export type Reconnecting<T> = {
  readonly connect: () => Promise<T>
  /** The server has been silent for this long, in milliseconds: those who waited for an answer do not wait again. */
  readonly noteSilence: (ms: number) => void
}

/**
 * Returns a `connect` that waits while a server that was there before restarts. All callers share one deadline: after
 * it, and for a server that was never reached, they are refused at once.
 */
export function reconnecting<T>(connect: () => Promise<T>, { timeoutMs, onLost }: Options): Reconnecting<T> {
  let wasReached = false
  let lostAt: number | null = null

  /** Whether waiting can help: the next attempt may take as long as the one that `began` at this time. */
  function isWorthWaiting(error: unknown, began: number): boolean {
    if (!wasReached || !(error instanceof Error) || !isLostConnection(error)) return false
    if (lostAt === null) onLost(error)
    lostAt ??= began
    const tookMs = performance.now() - began
    return performance.now() + tookMs - lostAt < timeoutMs
  }

  async function connectInTime(): Promise<T> {
    for (;;) {
      const began = performance.now()
      try {
        const connected = await connect()
        wasReached = true
        lostAt = null
        return connected
      } catch (error) {
        if (!isWorthWaiting(error, began)) throw error
      }
      await sleep(POLL_MS)
    }
  }

  return {
    connect: connectInTime,
    noteSilence(ms) {
      lostAt ??= performance.now() - ms
    },
  }
}
