import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

export type KeptProcess = {
  /** Settles when it first says that it is ready (`true`) or ends without ever having said so (`false`). */
  ready: Promise<boolean>
  /** Asks it to finish what it is doing; after 15 seconds it has to go. */
  stop: () => Promise<void>
  /** Ends it at once. */
  kill: () => void
}

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000] as const
const STEADY_MS = 60_000
const PATIENCE_MS = 15_000

/**
 * How our programs are run: with a smaller nursery for objects (MB, three times over), with older objects looked through
 * when they have grown by so many percent, not fourfold, and memory of libraries handed out from two places instead of
 * eight for each core. Under load a process keeps half as much memory that way, for a tenth more work.
 */
export const FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=80'] as const
export const FRUGAL = { MALLOC_ARENA_MAX: '2' } as const

/** How long to wait before the next start after so many short lives in a row. */
export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
}

/** Runs a program of ours on this Node and starts it again whenever it dies. */
export function keepRunning(program: string, env: NodeJS.ProcessEnv): KeptProcess {
  const stopping = new AbortController()
  const first = Promise.withResolvers<boolean>()
  let child: ChildProcess | null = null

  async function live() {
    child = fork(program, { env: { ...FRUGAL, ...env }, execArgv: [...FLAGS] })
    child.once('message', () => first.resolve(true))
    await once(child, 'exit')
    first.resolve(false)
    if (!stopping.signal.aborted) console.error(`${program} ended (${child.signalCode ?? child.exitCode}).`)
  }

  const lives = liveOnAndOn(live, stopping.signal)
  return {
    ready: first.promise,
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const impatience = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS)
      await lives
      clearTimeout(impatience)
    },
    kill: () => child?.kill('SIGKILL'),
  }
}

async function liveOnAndOn(live: () => Promise<void>, stopped: AbortSignal) {
  let failures = 0
  while (!stopped.aborted) {
    const began = Date.now()
    await live()
    failures = Date.now() - began > STEADY_MS ? 1 : failures + 1
    await delay(pauseAfter(failures), undefined, { signal: stopped }).catch(() => {})
  }
}
