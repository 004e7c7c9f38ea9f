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

/** A HEIC photo of 32 by 32 pixels, compressed with HEVC: a test file of libheif (hevc32.heif). */
export const HEIC_FILE = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAXttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'ACJpbG9jAAAAAERAAAEAAQAAAAABnwABAAAAAAAAAGwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRt',
    'AAAAAAABAAAA+2lwcnAAAADbaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMA',
    'AAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwIkAAAATY29scm5j',
    'bHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAoY2xhcAAAACAAAAABAAAAIAAAAAH////gAAAAAv///+AAAAACAAAADnBp',
    'eGkAAAAAAQgAAAAYaXBtYQAAAAAAAAABAAEFgQIDBYQAAAB0bWRhdAAAAGgoAa8TgPUrAhGDczL1mz4HCRRzxqbGjnnUrr1cLTO7',
    '99zRz6nw0QjRMp+4I2Da10D3ghQEMvB53CWoI0S3qXIb99YsvLFaQ9ZLHxsJsZ9SxlvNJ5EgD4Y4miuaKu3bxPGXDHirp/9TzA==',
  ].join(''),
  'base64',
)

/** Returns a file that can become a picture. */
export async function aPictureFile(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 400, height: 300, channels: 3, background: '#24506b' } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}
