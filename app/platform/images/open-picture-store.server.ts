import type { Settings } from '../env.server.ts'
import { bucketStore } from './bucket-store.server.ts'
import { openBucket } from './outbound.server.ts'
import { type PictureStore, pictureStore } from './picture-store.server.ts'

/**
 * The store the settings name: a bucket, or the disk. What lies on disk is shown beside a bucket too, so that moving to
 * one, and the demo's pictures, need no copying.
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
