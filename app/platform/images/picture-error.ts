/** Why a file did not become a picture. */
export type PictureProblem =
  | 'tooLarge'
  | 'notAPicture'
  | 'unsupported'
  | 'bmp'
  | 'animatedPng'
  | 'tooManyPixels'
  | 'tooSparse'
  | 'tooLongAnimation'
  | 'damaged'
  | 'tooSlow'
  | 'unavailable'
  | 'notStored'

/** A refused file. `unavailable` and `notStored` are our fault, and the upload may be retried. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly code: PictureProblem

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(`picture refused: ${code}`, options)
    this.code = code
  }
}
