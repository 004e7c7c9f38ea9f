import { PICTURE_WIDTHS, type PictureWidth } from '#app/lib/picture.ts'
import type { Settings } from '../env.server.ts'
import { bucketStore } from '../images/bucket-store.server.ts'
import { openPictureStore } from '../images/open-picture-store.server.ts'
import { openBucket } from '../images/outbound.server.ts'
import { type PictureStore, pictureStore } from '../images/picture-store.server.ts'

export type PictureFile = { readonly id: string; readonly width: PictureWidth; readonly data: Buffer }

/** The pictures of a site, as a backup reads them and a restore writes them. */
export type SitePictures = {
  /** Every file of every picture. */
  readonly files: () => AsyncIterable<PictureFile>
  /** Stores a picture, unless it is there with the same bytes: a restore that was interrupted goes on. */
  readonly restore: (id: string, files: readonly PictureFile[]) => Promise<void>
}

const HEX = '0123456789abcdef'

async function filesOf({ read }: Pick<PictureStore, 'read'>, id: string): Promise<readonly PictureFile[]> {
  const found: PictureFile[] = []
  for (const width of PICTURE_WIDTHS) {
    const data = await read(id, width)
    if (data) found.push({ id, width, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength) })
  }
  return found
}

const isSame = (one: readonly PictureFile[], other: readonly PictureFile[]) =>
  one.length === other.length &&
  one.every(({ width, data }, i) => width === other[i]?.width && data.equals(other[i].data))

/** Opens the pictures on disk or in the bucket, whichever is set. Those on disk are read beside a bucket too. */
export function openSitePictures(settings: Pick<Settings, 'dataDir' | 'pictureBucket'>): SitePictures {
  const readable = openPictureStore(settings)
  const disk = pictureStore(settings.dataDir)
  const main = settings.pictureBucket ? bucketStore(openBucket(settings.pictureBucket)) : disk

  /** The ids that begin with a digit: few enough for memory. */
  async function idsFrom(digit: string): Promise<readonly string[]> {
    const stores = main === disk ? [disk] : [disk, main]
    const lists = await Promise.all(stores.map((store) => store.stored(digit)))
    return [...new Set(lists.flat().map(({ id }) => id))].sort()
  }

  async function* files() {
    for (const digit of HEX)
      for (const id of await idsFrom(digit)) for (const file of await filesOf(readable, id)) yield file
  }

  async function restore(id: string, wanted: readonly PictureFile[]): Promise<void> {
    const there = await filesOf(main, id)
    if (isSame(there, wanted)) return
    if (there.length > 0) await main.remove(id, new Date(8.64e15))
    await main.save({ id, width: 0, height: 0, files: wanted })
  }

  return { files, restore }
}
