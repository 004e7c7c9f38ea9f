import path from 'node:path'
import { type PictureDesk, pictureDesk } from '#app/platform/images/picture-desk.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'

/** Where pictures of tests that are not about pictures would go. Its process starts with the first file, so never. */
export function unusedDesk(): PictureDesk {
  const store = pictureStore(path.resolve('test-results/data'))
  return pictureDesk({ worker: createPictureWorker(), store })
}
