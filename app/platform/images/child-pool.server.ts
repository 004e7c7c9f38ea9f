import path from 'node:path'
import PQueue from 'p-queue'
import { Tinypool } from 'tinypool'
import { PictureError } from './picture-error.ts'

export type ChildPool<Task, Result> = {
  /** Queues a task for a child process. Rejects with a PictureError: `tooSlow` or `unavailable`. */
  readonly run: (task: Task) => Promise<Result>
  /** Ends the children; work in progress, and later work, is refused as unavailable. */
  readonly stop: () => Promise<void>
  /** The process ids of the children that run now. */
  readonly pids: () => readonly number[]
}

type Options = {
  /** The module of the child, from the project's root: bundled code lies elsewhere than its source. */
  readonly child: string
  /** The function of the module that does the work. */
  readonly name: string
  readonly maxChildren: number
  readonly timeoutMs: number
}

/** A child that was idle for this long is ended: it holds about 90 MB. */
const IDLE_MS = 60_000

/**
 * Each child has a picture and its bytes at a time, outside of the heap. By default malloc keeps memory in an arena for
 * each thread, and the heap grows before anything is collected.
 */
const LOW_MEMORY = {
  env: { MALLOC_ARENA_MAX: '1' },
  flags: ['--max-semi-space-size=1'],
} as const

/** No shell, no writing, no setting of the site in the environment: an exploit of a decoder finds little. */
function openPool({ child, name, maxChildren }: Options): Tinypool {
  const pool = new Tinypool({
    filename: path.resolve(child),
    name,
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: maxChildren,
    idleTimeout: IDLE_MS,
    execArgv: [
      ...LOW_MEMORY.flags,
      '--permission',
      '--allow-addons',
      `--allow-fs-read=${path.resolve('.')}`,
      '--disable-warning=PERM0001',
    ],
    env: LOW_MEMORY.env,
    serialization: 'advanced',
  })
  // A child died without a task. If it died while starting, its task waits for ever: canceled, it gets another child.
  pool.on('error', () => pool.cancelPendingTasks())
  return pool
}

/** Creates a pool of child processes: started on demand, restarted after a crash, ended when idle. */
export function createChildPool<Task, Result>(options: Options): ChildPool<Task, Result> {
  const pool = openPool(options)
  const queue = new PQueue({ concurrency: options.maxChildren })
  let isStopped = false

  /** Runs the task in a child, and ends the child when it takes too long. */
  async function runOnce(task: Task): Promise<Result> {
    if (isStopped) throw new PictureError('unavailable')
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs)
    try {
      return await pool.run(task, { signal: timeout.signal }).then((result: Result) => result)
    } catch (cause) {
      throw new PictureError(timeout.signal.aborted ? 'tooSlow' : 'unavailable', { cause })
    } finally {
      // An abort after the task has ended would be an uncaught error: the pool looks for the task in its queue.
      clearTimeout(timer)
    }
  }

  /** A crash may have been caused by another task, so each gets one retry. */
  const runTwice = (task: Task) =>
    runOnce(task).catch((error: unknown) => {
      if (error instanceof PictureError && error.code === 'unavailable') return runOnce(task)
      throw error
    })

  return {
    run: (task) => queue.add(() => runTwice(task)),
    async stop() {
      isStopped = true
      await pool.destroy()
    },
    pids: () => pool.threads.map(({ threadId }) => threadId),
  }
}

/** Wraps bytes as a Buffer without a copy: the channel to a child turns a Buffer into a plain byte array. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
