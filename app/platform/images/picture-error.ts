/** Why a file did not become a picture. */
export const PICTURE_PROBLEMS = [
  'tooLarge',
  'notAPicture',
  'unsupported',
  'tooManyPixels',
  'tooLongAnimation',
  'damaged',
  'tooSlow',
  'unavailable',
] as const
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number]

/** A file that was refused. `unavailable` is our fault and may be tried again, the others are the file's. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly code: PictureProblem

  constructor(code: PictureProblem, options?: ErrorOptions) {
    super(`picture refused: ${code}`, options)
    this.code = code
  }
}

export function isPictureProblem(value: unknown): value is PictureProblem {
  return PICTURE_PROBLEMS.some((problem) => problem === value)
}
