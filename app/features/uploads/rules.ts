import type { MessageKey } from '#app/i18n/translate.ts'
import type { Role } from '#app/lib/actor.ts'
import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PictureProblem } from '#app/platform/images/picture-error.ts'

/** How many pictures an item may have (D-32). */
export const MAX_PICTURES = 5

/** A picture that nothing shows may still be part of a form for so long. */
export const UNUSED_RETENTION_MS = 24 * 3600 * 1000

/** What is said of a file that became no picture ([POST-07]). */
const SAID = {
  notAPicture: 'uploads.notAnImage',
  tooLarge: 'uploads.tooLarge',
  unsupported: 'uploads.unsupported',
  tooManyPixels: 'uploads.tooManyPixels',
  tooSparse: 'uploads.tooSparse',
  tooLongAnimation: 'uploads.tooLongAnimation',
  damaged: 'uploads.damaged',
  tooSlow: 'uploads.tooSlow',
} as const satisfies Partial<Record<PictureProblem, MessageKey>>

/** Why a file did not become a picture. `unavailable` and `notStored` are our fault: trying again may help. */
export function pictureRefusal(problem: PictureProblem, file: string): Refusal {
  if (problem === 'unavailable') return refuse('unavailable', 'common.tooBusy')
  if (problem === 'notStored') return refuse('unavailable', 'uploads.failed')
  return refuse(problem === 'tooLarge' ? 'tooLarge' : 'invalid', SAID[problem], { file })
}

/** Why somebody cannot send a file, as far as can be said before it is read. `bytes` is what they announced. */
export function whyNotUpload(role: Role, file: string, bytes: number): Refusal | null {
  if (role === 'banned') return refuse('forbidden', 'accounts.banned')
  return bytes > MAX_PICTURE_BYTES ? pictureRefusal('tooLarge', file) : null
}

/**
 * What a file picker offers; what counts is what the file is. Named one by one, so that phones whose camera writes HEIC
 * send a JPEG of it instead.
 */
export const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/avif'

type FileFacts = { readonly name: string; readonly type: string; readonly size: number }

/** Why a browser does not even begin to send a file. One whose kind the browser does not know is sent. */
export function whyNotSend({ name, type, size }: FileFacts): Refusal | null {
  const isImage = type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'))
  if (!isImage) return pictureRefusal('notAPicture', name)
  return size > MAX_PICTURE_BYTES ? pictureRefusal('tooLarge', name) : null
}

/** Whether the same file may work at another time: nothing is wrong with it. */
export function mayRetry(status: number): boolean {
  return ![413, 415, 422].includes(status)
}

/** A list in which one thing has another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from]
  if (thing === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, thing)
}
