import { createHash } from 'node:crypto'
import { logoName } from '@haulpost/demo/logos'
import { type PictureKind, pictureSizes, readPicture, readSmaller } from '@haulpost/demo/pictures'
import { type Picture, widthsOf } from '#app/lib/picture.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import type { Prepared } from '#app/platform/images/prepare-picture.server.ts'

/** The stored pictures of the demo, by name. */
export type Gallery = {
  readonly scene: (name: string) => Picture
  readonly billboard: (key: string) => Picture
  /** The logo of a company, by its name; some have none. */
  readonly logo: (company: string) => Picture | undefined
}

type Source = Pick<Picture, 'width' | 'height'> & { readonly kind: PictureKind; readonly name: string }

/** Every picture of the demo. */
function sources(): readonly Source[] {
  const kinds: readonly PictureKind[] = ['scenes', 'billboards', 'logos']
  return [...pictureSizes()].flatMap(([key, [width, height]]) => {
    const [folder, name = ''] = key.split('/')
    const kind = kinds.find((one) => one === folder)
    return kind ? [{ kind, name, width, height }] : []
  })
}

/**
 * Returns a picture as an upload of its file would be stored. The demo brings the smaller files: to make them again
 * took most of the first start.
 */
async function prepared({ kind, name, ...size }: Source): Promise<Prepared> {
  const original = await readPicture(kind, name)
  const id = createHash('sha256').update(original).digest('hex').slice(0, 32)
  const files = widthsOf({ id, ...size }).map(async (width) => ({
    width,
    data: width < size.width ? await readSmaller(kind, name, width) : original,
  }))
  return { id, ...size, files: await Promise.all(files) }
}

/** Stores every picture of the demo, and returns them. */
export async function storePictures(dataDir: string): Promise<Gallery> {
  const store = pictureStore(dataDir)
  const stored = sources().map(async (source) => {
    const { files, ...picture } = await prepared(source)
    await store.save({ ...picture, files })
    return [`${source.kind}/${source.name}`, picture] as const
  })
  const pictures: ReadonlyMap<string, Picture> = new Map(await Promise.all(stored))
  const find = (key: string) => {
    const picture = pictures.get(key)
    if (!picture) throw new Error(`The demo has no picture ${key}`)
    return picture
  }
  return {
    scene: (name) => find(`scenes/${name}`),
    billboard: (name) => find(`billboards/${name}`),
    logo: (company) => pictures.get(`logos/${logoName(company)}`),
  }
}
