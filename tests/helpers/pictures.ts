import sharp from 'sharp'
import { type ImageProcessor, imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'

/** The pictures below a folder. The process that makes some starts with the first file: without one, never. */
export function testImageProcessor(dataDir = 'test-results/data'): ImageProcessor {
  return imageProcessor({ worker: createPictureWorker(), store: pictureStore(dataDir) })
}

/** The share images below a folder, drawn by a process that starts with the first one. */
export const testShareImages = (dataDir = 'test-results/data') =>
  openShareImages({ dataDir, pictureBucket: null })

/** Returns a file that can become a picture. */
export async function aPictureFile(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 400, height: 300, channels: 3, background: '#24506b' } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}
