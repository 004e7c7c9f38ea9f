import { asBuffer, createChildPool } from './child-pool.server.ts'
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
const CHILD = 'app/platform/images/picture-child.server.ts'

function withBuffers({ files, ...size }: Prepared): Prepared {
  return { ...size, files: files.map(({ width, data }) => ({ width, data: asBuffer(data) })) }
}

/** Creates a pool of two child processes that decode and encode uploaded pictures. */
export function createPictureWorker({ timeoutMs = TIMEOUT_MS } = {}): PictureWorker {
  const { run, stop, pids } = createChildPool<Buffer, Result>({
    child: CHILD,
    name: 'prepare',
    maxChildren: MAX_CHILDREN,
    timeoutMs,
  })
  return {
    async prepare(bytes) {
      const result = await run(bytes)
      if ('problem' in result) throw new PictureError(result.problem)
      return withBuffers(result.prepared)
    },
    stop,
    pids,
  }
}
