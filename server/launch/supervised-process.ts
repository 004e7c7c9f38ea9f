import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { portArguments } from '#server/inherited-port.ts'
import type { HeldPort } from './held-port.ts'

export type SupervisedProcess = {
  /** Resolves when it first reports ready (`true`) or ends without having been ready (`false`). */
  ready: Promise<boolean>
  /** The pid of the current process. */
  pid: () => number | undefined
  /** Notifies it that the site is about to stop; it is not restarted. */
  announceStop: () => void
  /** Asks it to finish its work; after 15 seconds it is killed. */
  stop: () => Promise<void>
  /** Kills it at once. */
  kill: () => void
}

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000] as const
const STEADY_MS = 10_000
const TIMEOUT_MS = 15_000

/**
 * How our processes are run: with a smaller young generation for objects (MB, three times over), and with two malloc
 * arenas instead of eight for each core.
 */
export const FLAGS = ['--max-semi-space-size=16'] as const
export const LOW_MEMORY_ENV = { MALLOC_ARENA_MAX: '2' } as const

/** Returns how long to wait before the next start after this many short lives in a row. */
export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
}

type Life = { readonly wasReady: boolean; readonly exitCode: number | null; readonly livedMs: number }

/**
 * Returns how many short lives in a row there have been after this one: none after a healthy life or an orderly end.
 */
export function failuresAfter(before: number, { wasReady, exitCode, livedMs }: Life): number {
  return wasReady && (exitCode === 0 || livedMs > STEADY_MS) ? 0 : before + 1
}

const CHANNELS = ['inherit', 'inherit', 'inherit', 'ipc'] as const satisfies StdioOptions

function start(program: string, env: NodeJS.ProcessEnv, port?: HeldPort): ChildProcess {
  const stdio: StdioOptions = [...CHANNELS, ...(port?.fds ?? [])]
  return fork(program, port ? portArguments(port.fds.length) : [], {
    env: { ...LOW_MEMORY_ENV, ...env },
    execArgv: [...FLAGS],
    stdio,
  })
}

/** Runs one of our programs on this Node and restarts it whenever it dies. It serves `port`, if one is given. */
export function supervise(program: string, env: NodeJS.ProcessEnv, port?: HeldPort): SupervisedProcess {
  const stopping = new AbortController()
  const first = Promise.withResolvers<boolean>()
  let child: ChildProcess | null = null

  async function live(): Promise<Life> {
    const began = performance.now()
    let wasReady = false
    child = start(program, env, port)
    child.once('message', () => {
      wasReady = true
      first.resolve(true)
    })
    await once(child, 'exit')
    first.resolve(false)
    if (!stopping.signal.aborted) console.error(`${program} ended (${child.signalCode ?? child.exitCode}).`)
    return { wasReady, exitCode: child.exitCode, livedMs: performance.now() - began }
  }

  const lives = liveOnAndOn(live, stopping.signal)
  return {
    ready: first.promise,
    pid: () => child?.pid,
    announceStop() {
      stopping.abort()
      // The process may have ended already: then the message cannot be delivered.
      if (child?.connected) child.send('stopping', () => undefined)
    },
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), TIMEOUT_MS)
      await lives
      clearTimeout(killTimer)
    },
    kill: () => child?.kill('SIGKILL'),
  }
}

async function liveOnAndOn(live: () => Promise<Life>, stopped: AbortSignal) {
  let failures = 0
  while (!stopped.aborted) {
    failures = failuresAfter(failures, await live())
    await delay(pauseAfter(failures), undefined, { signal: stopped }).catch(() => {})
  }
}
