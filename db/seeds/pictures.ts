import { type PictureKind, pictureNames, readPicture } from '@haulpost/demo/pictures'
import type { Picture } from '#app/lib/picture.ts'
import { type PictureStore, pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker, type PictureWorker } from '#app/platform/images/picture-worker.server.ts'

/** The stored pictures of the demo, by name. */
export type Gallery = {
  readonly scene: (name: string) => Picture
  readonly billboard: (key: string) => Picture
}

type Source = { readonly kind: PictureKind; readonly name: string }

type Target = {
  readonly worker: PictureWorker
  readonly store: PictureStore
  readonly done: Map<string, Picture>
}

const keyOf = ({ kind, name }: Source) => `${kind}/${name}`

/** Takes pictures from a common queue until it is empty. */
async function storeFrom(queue: Source[], { worker, store, done }: Target): Promise<void> {
  for (let source = queue.shift(); source; source = queue.shift()) {
    const prepared = await worker.prepare(await readPicture(source.kind, source.name))
    await store.save(prepared)
    const { id, width, height } = prepared
    done.set(keyOf(source), { id, width, height })
  }
}

const CONCURRENCY = 3

/** Sends every picture of the demo through the processing of uploads, and returns the stored pictures. */
export async function storePictures(dataDir: string): Promise<Gallery> {
  const kinds: readonly PictureKind[] = ['scenes', 'billboards']
  const queue = kinds.flatMap((kind) => pictureNames(kind).map((name) => ({ kind, name })))
  const target = {
    worker: createPictureWorker(),
    store: pictureStore(dataDir),
    done: new Map<string, Picture>(),
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => storeFrom(queue, target)))
  } finally {
    await target.worker.stop()
  }
  const find = (source: Source) => {
    const picture = target.done.get(keyOf(source))
    if (!picture) throw new Error(`The demo has no picture ${keyOf(source)}`)
    return picture
  }
  return {
    scene: (name) => find({ kind: 'scenes', name }),
    billboard: (name) => find({ kind: 'billboards', name }),
  }
}
