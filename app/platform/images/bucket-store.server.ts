import { PICTURE_WIDTHS, type PictureWidth } from '#app/lib/picture.ts'
import type { Bucket } from './outbound.server.ts'
import { assertPictureId, type PictureStore, type StoredPicture } from './picture-store.server.ts'

const KEY = /^media\/[0-9a-f]{2}\/(?<id>[0-9a-f]{32})\/\d+\.webp$/u

function keyOf(id: string, width: PictureWidth): string {
  assertPictureId(id)
  return `media/${id.slice(0, 2)}/${id}/${width}.webp`
}

const SMALLEST = PICTURE_WIDTHS[0]

/** Stores pictures in a bucket, under the names they have on disk. */
export function bucketStore(bucket: Bucket): PictureStore {
  return {
    // Every picture has the smallest file, which is written last: where it exists, the others do.
    async save({ id, files }) {
      for (const { width, data } of files.toReversed()) await bucket.put(keyOf(id, width), data)
    },
    read: (id, width) => bucket.get(keyOf(id, width)),
    async stored(digit) {
      const found = new Map<string, StoredPicture>()
      for await (const files of bucket.list(`media/${digit}`)) {
        for (const { key, at } of files) {
          const id = KEY.exec(key)?.groups?.['id']
          const before = id && found.get(id)
          if (id && !(before && before.at > at)) found.set(id, { id, at })
        }
      }
      return [...found.values()]
    },
    async remove(id, before) {
      const at = await bucket.writtenAt(keyOf(id, SMALLEST))
      if (at && at >= before) return
      for (const width of PICTURE_WIDTHS) await bucket.delete(keyOf(id, width))
    },
    // Files appear whole or not at all, and an incomplete picture is swept like an unused one.
    tidy: async () => undefined,
  }
}
