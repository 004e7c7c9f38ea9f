import path from 'node:path'
import PQueue from 'p-queue'
import { Tinypool } from 'tinypool'
import type { Result } from './picture-child.server.ts'
import { PictureError } from './picture-error.ts'
import type { Prepared } from './prepare-picture.server.ts'

export type PictureWorker = {
  /** Queues the bytes for a child process. Rejects with a PictureError. */
  prepare: (bytes: Buffer) => Promise<Prepared>
  /** Ends the children; work in progress, and later work, is refused as unavailable. */
  stop: () => Promise<void>
  /** The process ids of the children that run now. */
  pids: () => readonly number[]
}

const MAX_CHILDREN = 2
const TIMEOUT_MS = 15_000
/** A child that was idle for this long is ended: it holds about 90 MB. */
const IDLE_MS = 60_000
// Resolved from the project's root, because bundled code lies elsewhere than its source.
const CHILD = 'app/platform/images/picture-child.server.ts'

/**
 * Each child has a picture and its bytes at a time, outside of the heap. By default malloc keeps memory in an arena for
 * each thread, and the heap grows before anything is collected.
 */
const LOW_MEMORY = {
  env: { MALLOC_ARENA_MAX: '1' },
  flags: ['--max-semi-space-size=1'],
} as const

/** No shell, no writing, no setting of the site in the environment: an exploit of a decoder finds little. */
function createPool(): Tinypool {
  const pool = new Tinypool({
    filename: path.resolve(CHILD),
    name: 'prepare',
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: MAX_CHILDREN,
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

/** The pool's channel turns a Buffer into a plain byte array; this wraps them as Buffers without a copy. */
function withBuffers({ files, ...size }: Prepared): Prepared {
  const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer, byteOffset, byteLength)
  return { ...size, files: files.map(({ width, data }) => ({ width, data: asBuffer(data) })) }
}

/**
 * Creates a pool of two child processes that decode and encode pictures: started on demand, restarted after a crash,
 * ended when idle.
 */
export function createPictureWorker({ timeoutMs = TIMEOUT_MS } = {}): PictureWorker {
  const pool = createPool()
  const queue = new PQueue({ concurrency: MAX_CHILDREN })
  let isStopped = false

  /** Runs the task in a child, and ends the child when it takes too long. */
  async function run(bytes: Buffer): Promise<Result> {
    if (isStopped) throw new PictureError('unavailable')
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    try {
      return await pool.run(bytes, { signal: timeout.signal }).then((result: Result) => result)
    } catch (cause) {
      throw new PictureError(timeout.signal.aborted ? 'tooSlow' : 'unavailable', { cause })
    } finally {
      // An abort after the task has ended would be an uncaught error: the pool looks for the task in its queue.
      clearTimeout(timer)
    }
  }

  /** A crash may have been caused by another picture, so the picture gets one retry. */
  async function prepare(bytes: Buffer): Promise<Prepared> {
    const result = await run(bytes).catch((error: unknown) => {
      if (error instanceof PictureError && error.code === 'unavailable') return run(bytes)
      throw error
    })
    if ('problem' in result) throw new PictureError(result.problem)
    return withBuffers(result.prepared)
  }

  return {
    prepare: (bytes) => queue.add(() => prepare(bytes)),
    async stop() {
      isStopped = true
      await pool.destroy()
    },
    pids: () => pool.threads.map(({ threadId }) => threadId),
  }
}
