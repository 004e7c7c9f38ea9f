import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.server.ts'

const PAUSE_MS = 500

type Options = {
  /** How long to wait for the server, in milliseconds. */
  readonly timeoutMs: number
  /** Called once, with the first reason. */
  readonly onWait: (reason: Error) => void
}

/**
 * Runs `work`, and repeats it while the database server is not there yet or goes away meanwhile. Throws errors that
 * waiting cannot fix, such as a wrong password, and the last error after `timeoutMs`. `work` must be safe to repeat.
 */
export async function onceServerIsUp<T>(work: () => Promise<T>, { timeoutMs, onWait }: Options): Promise<T> {
  const began = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work()
    } catch (error) {
      const isOver = performance.now() - began >= timeoutMs
      if (!(error instanceof Error) || !isLostConnection(error) || isOver) throw error
      if (isFirst) onWait(error)
    }
    await sleep(PAUSE_MS)
  }
}
