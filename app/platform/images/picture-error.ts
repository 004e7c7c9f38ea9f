/** Why a file did not become a picture. */
export type PictureProblem =
  | 'tooLarge'
  | 'notAPicture'
  | 'unsupported'
  | 'tooManyPixels'
  | 'tooLongAnimation'
  | 'damaged'
  | 'tooSlow'
  | 'unavailable'

/** A file that was refused. `unavailable` is our fault and may be tried again, the others are the file's. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly code: PictureProblem

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(`picture refused: ${code}`, options)
    this.code = code
  }
}
