import { asBuffer, createChildPool } from '../child-pool.server.ts'
import type { ShareTask } from './share-child.server.ts'

/** Draws share images in a child process, one at a time. */
export type SharePainter = {
  readonly draw: (task: ShareTask) => Promise<Buffer>
  readonly stop: () => Promise<void>
}

const TIMEOUT_MS = 10_000

/** Creates the child process that draws share images: started on demand, ended when idle. */
export function createSharePainter(): SharePainter {
  const { run, stop } = createChildPool<ShareTask, Uint8Array>({
    child: 'app/platform/images/share/share-child.server.ts',
    name: 'draw',
    maxChildren: 1,
    timeoutMs: TIMEOUT_MS,
  })
  return { draw: async (task) => asBuffer(await run(task)), stop }
}
