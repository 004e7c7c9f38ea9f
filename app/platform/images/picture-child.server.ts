import { PictureError, type PictureProblem } from './picture-error.ts'
import { type Prepared, preparePicture } from './prepare-picture.server.ts'

// Runs in the child processes of createPictureWorker, the only processes that decode pictures.

export type Result = { readonly prepared: Prepared } | { readonly problem: PictureProblem }

// The parent is gone.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the parent decides when the work here ends.
process.on('SIGINT', () => {})

/**
 * The task of the pool. A problem is returned, not thrown: an error that crosses processes is no PictureError any
 * more.
 */
export async function prepare(bytes: Uint8Array): Promise<Result> {
  try {
    return { prepared: await preparePicture(Buffer.from(bytes)) }
  } catch (error) {
    return { problem: error instanceof PictureError ? error.code : 'damaged' }
  }
}
