import type { ShareImage } from '#app/lib/share-image.ts'
import type { Settings } from '../../env.server.ts'
import { openPictureStore } from '../open-picture-store.server.ts'
import { PictureError } from '../picture-error.ts'
import type { PictureStore } from '../picture-store.server.ts'
import { createSharePainter, type SharePainter } from './share-painter.server.ts'
import { openShareStore, type ShareStore } from './share-store.server.ts'

type File = Uint8Array<ArrayBuffer>

/** Draws and keeps share images, by fingerprint. */
export type ShareImages = {
  /** Returns a stored image, or null. */
  readonly find: (fingerprint: string) => Promise<File | null>
  /** Returns an image, drawn and stored if it is not there yet. Rejects with a PictureError. */
  readonly findOrDraw: (fingerprint: string, image: ShareImage) => Promise<File>
}

type Parts = {
  readonly painter: Pick<SharePainter, 'draw'>
  readonly store: Pick<ShareStore, 'read' | 'save'>
  readonly pictures: Pick<PictureStore, 'read'>
}

/** Beyond this, crawlers come back later. */
const MAX_WAITING = 20

/** Every picture has a file of this width. */
const SMALLEST = 320

function createShareImages({ painter, store, pictures }: Parts): ShareImages {
  const drawing = new Map<string, Promise<File>>()

  async function readPicture({ picture }: ShareImage) {
    if (!picture) return null
    return (await pictures.read(picture.id, picture.width)) ?? pictures.read(picture.id, SMALLEST)
  }

  async function draw(fingerprint: string, image: ShareImage): Promise<File> {
    const stored = await store.read(fingerprint)
    if (stored) return stored
    const file = await painter.draw({ image, picture: await readPicture(image) })
    await store.save(fingerprint, file)
    return new Uint8Array(file)
  }

  return {
    find: store.read,
    // Several crawlers ask at the same moment for what was just shared: it is drawn once.
    findOrDraw(fingerprint, image) {
      const begun = drawing.get(fingerprint)
      if (begun) return begun
      if (drawing.size >= MAX_WAITING) return Promise.reject(new PictureError('unavailable'))
      const work = draw(fingerprint, image).finally(() => drawing.delete(fingerprint))
      drawing.set(fingerprint, work)
      return work
    },
  }
}

/** Opens the share images of a site. `stop` ends the process that draws. */
export function openShareImages(settings: Pick<Settings, 'dataDir' | 'pictureBucket'>) {
  const painter = createSharePainter()
  const store = openShareStore(settings)
  const images = createShareImages({ painter, store, pictures: openPictureStore(settings) })
  return { ...images, stop: painter.stop }
}
