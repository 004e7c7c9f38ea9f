import { PictureError, type PictureProblem } from './picture-error.ts'
import { type Prepared, preparePicture } from './prepare-picture.server.ts'

// A program of its own, started by createPictureWorker: the only process that decodes pictures.

export type Errand = { readonly job: number; readonly bytes: Buffer }
export type Answer =
  | { readonly job: number; readonly prepared: Prepared }
  | { readonly job: number; readonly problem: PictureProblem }

async function answerTo({ job, bytes }: Errand): Promise<Answer> {
  try {
    return { job, prepared: await preparePicture(Buffer.from(bytes)) }
  } catch (error) {
    return { job, problem: error instanceof PictureError ? error.code : 'damaged' }
  }
}

process.on('message', (errand: Errand) => {
  void answerTo(errand).then((answer) => process.send?.(answer))
})
// The parent is gone, however it went.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group; the parent decides when the work here ends.
process.on('SIGINT', () => {})
