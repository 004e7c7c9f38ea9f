import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { portArguments } from '#server/inherited-port.ts'
import { isReadyMessage, STOPPING } from '#server/process-messages.ts'
import type { HeldPort } from './held-port.ts'

export type SupervisedProcess = {
  /** Resolves when it first reports ready (`true`) or ends without having been ready (`false`). */
  ready: Promise<boolean>
  /** The pid of the current process. */
  pid: () => number | undefined
  /**
   * Replaces it: starts a successor, and when that is ready lets the current process finish. Resolves to false when the
   * successor ends before it is ready; the current process then stays.
   */
  reload: () => Promise<boolean>
  /** Stops it in order; the next one starts when it has ended. For a process that cannot run beside its successor. */
  restart: () => void
  /** The current process, to exchange messages with. */
  current: () => ChildProcess
  /** When the current process last sent a message, by `performance.now()`. */
  heardAt: () => number
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

const notStarted = (program: string, error: unknown) => `${program} could not be started: ${String(error)}.`

/** One process from its start to its end. */
type Run = {
  readonly child: ChildProcess
  readonly ready: Promise<boolean>
  readonly ended: Promise<Life>
  readonly heardAt: () => number
}

function run(program: string, env: NodeJS.ProcessEnv, port?: HeldPort): Run {
  const began = performance.now()
  const child = start(program, env, port)
  const { promise: ready, resolve } = Promise.withResolvers<boolean>()
  let wasReady = false
  let heardAt = Number.NEGATIVE_INFINITY
  child.on('message', (message) => {
    heardAt = performance.now()
    if (!isReadyMessage(message)) return
    wasReady = true
    resolve(true)
  })
  const { promise: gone, resolve: end } = Promise.withResolvers<void>()
  child.once('exit', () => end())
  child.on('error', (error) => {
    // Of a process that runs: a message or a signal did not reach it.
    if (child.pid !== undefined) return
    console.error(notStarted(program, error))
    end()
  })
  const ended = gone.then((): Life => {
    resolve(false)
    return { wasReady, exitCode: child.exitCode, livedMs: performance.now() - began }
  })
  return { child, ready, ended, heardAt: () => heardAt }
}

/** Runs a program; null where this machine has no room for a process: a moment later it may have. */
function runIfPossible(...given: Parameters<typeof run>): Run | null {
  try {
    return run(...given)
  } catch (error) {
    console.error(notStarted(given[0], error))
    return null
  }
}

const endOf = (program: string, { child }: Run) => `${program} ended (${child.signalCode ?? child.exitCode}).`

/** Asks a process to finish its work, and kills it after 15 seconds. */
async function finish({ child, ended }: Run): Promise<void> {
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS)
  await ended
  clearTimeout(killTimer)
}

/** Runs one of our programs on this Node and restarts it whenever it dies. It serves `port`, if one is given. */
export function supervise(program: string, env: NodeJS.ProcessEnv, port?: HeldPort): SupervisedProcess {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const first = run(program, env, port)
  let current = first

  /** The end of a process that has a successor already is no reason to start another one. */
  async function startAgain() {
    for (let failures = 0; !isStopping(); ) {
      const ending = current
      const life = await ending.ended
      if (current !== ending) continue
      failures = failuresAfter(failures, life)
      while (!isStopping() && current === ending) {
        await delay(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => {})
        const next = isStopping() || current !== ending ? null : runIfPossible(program, env, port)
        if (next) take(next)
        else failures += 1
      }
    }
  }

  function take(next: Run) {
    current = next
    next.child.once('exit', () => {
      if (!isStopping() && current === next) console.error(endOf(program, next))
    })
  }

  async function reload(): Promise<boolean> {
    const next = runIfPossible(program, env, port)
    if (!next || !(await next.ready)) return false
    const before = current
    if (!isStopping()) take(next)
    await finish(isStopping() ? next : before)
    return true
  }

  take(first)
  void startAgain()
  return {
    ready: first.ready,
    pid: () => current.child.pid,
    reload,
    restart: () => void current.child.kill('SIGTERM'),
    current: () => current.child,
    heardAt: () => current.heardAt(),
    announceStop() {
      stopping.abort()
      // The process may have ended already: then the message cannot be delivered.
      if (current.child.connected) current.child.send(STOPPING, () => undefined)
    },
    async stop() {
      stopping.abort()
      await finish(current)
    },
    kill: () => void current.child.kill('SIGKILL'),
  }
}
