import type { Picture } from '#app/lib/picture.ts'
import { type FairQueue, fairQueue } from '../limits/fair-queue.ts'
import { PictureError } from './picture-error.ts'
import type { PictureStore } from './picture-store.server.ts'
import type { PictureWorker } from './picture-worker.server.ts'

/** Turns uploaded files into pictures. */
export type ImageProcessor = {
  /** Admits an upload when it is the account's turn, so that few files are in memory at once. */
  readonly inTurn: FairQueue
  /** Makes a picture of an account's file when it is its turn, and stores it. Rejects with a PictureError. */
  readonly keep: (who: string, file: Buffer) => Promise<Picture>
  /** Returns a file of a picture, or null when there is none. */
  readonly read: PictureStore['read']
}

/** Twelve files of 10 MB may be in memory. Files of one account wait for each other, and so do all files. */
const SENDING = { concurrency: 12, perAccount: 3, maxWaiting: 60, maxWaitingPerAccount: 10 } as const

/** Two are processed at a time; all that were sent may wait for it. */
const MAKING = {
  concurrency: 2,
  perAccount: 2,
  maxWaiting: SENDING.concurrency,
  maxWaitingPerAccount: SENDING.concurrency,
} as const

type Parts = { readonly worker: PictureWorker; readonly store: PictureStore }

export function imageProcessor({ worker, store }: Parts): ImageProcessor {
  const making = fairQueue(MAKING)
  return {
    inTurn: fairQueue(SENDING),
    read: store.read,
    async keep(who, file) {
      const prepared = await making(who, () => worker.prepare(file))
      await store.save(prepared).catch((error: unknown) => {
        throw new PictureError('notStored', { cause: error })
      })
      const { id, width, height } = prepared
      return { id, width, height }
    },
  }
}
