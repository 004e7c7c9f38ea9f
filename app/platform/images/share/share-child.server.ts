import type { ShareImage } from '#app/lib/share-image.ts'
import { drawShareImage } from './draw-share-image.server.ts'

// Runs in the child process of createSharePainter. Uploads are decoded elsewhere: this one may read SVG, which is our own.

export type ShareTask = { readonly image: ShareImage; readonly picture: Uint8Array | null }

// The parent is gone.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the parent decides when the work here ends.
process.on('SIGINT', () => {})

/** The task of the pool. A picture that cannot be read is left out. */
export function draw({ image, picture }: ShareTask): Promise<Buffer> {
  const withoutPicture = () => drawShareImage({ ...image, picture: null }, null)
  return picture ? drawShareImage(image, picture).catch(withoutPicture) : withoutPicture()
}
