import { type PictureDesk, pictureDesk } from '#app/platform/images/picture-desk.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'

/** The pictures below a folder. The process that makes some starts with the first file: where none is sent, never. */
export function deskOn(dataDir = 'test-results/data'): PictureDesk {
  return pictureDesk({ worker: createPictureWorker(), store: pictureStore(dataDir) })
}
