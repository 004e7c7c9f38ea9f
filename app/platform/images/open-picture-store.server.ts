import type { Settings } from '../env.server.ts'
import { bucketStore } from './bucket-store.server.ts'
import { openBucket } from './outbound.server.ts'
import { type PictureStore, pictureStore } from './picture-store.server.ts'

/**
 * Opens the store that the settings name: a bucket, or the disk. Files on disk are served beside a bucket too, so
 * that moving to one, and the demo's pictures, need no copying.
 */
export function openPictureStore({
  dataDir,
  pictureBucket,
}: Pick<Settings, 'dataDir' | 'pictureBucket'>): PictureStore {
  const disk = pictureStore(dataDir)
  if (!pictureBucket) return disk
  const bucket = bucketStore(openBucket(pictureBucket))
  return {
    ...bucket,
    read: async (id, width) => (await disk.read(id, width)) ?? bucket.read(id, width),
  }
}
