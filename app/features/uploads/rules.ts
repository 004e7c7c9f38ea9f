import type { MessageKey } from '#app/i18n/translate.ts'
import type { Role } from '#app/lib/actor.ts'
import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PictureProblem } from '#app/platform/images/picture-error.ts'

/** Maximum number of pictures of an item (D-32). */
export const MAX_PICTURES = 5

/** A picture that nothing shows may still be part of a form for so long. */
export const UNUSED_RETENTION_MS = 24 * 3600 * 1000

/** Chats and crawlers ask for the image of a shared link for weeks; it is drawn again when it is still needed. */
export const SHARE_IMAGE_RETENTION_MS = 30 * 24 * 3600 * 1000

/** The message for a file that became no picture ([POST-07]). */
const SAID = {
  notAPicture: 'uploads.notAnImage',
  tooLarge: 'uploads.tooLarge',
  unsupported: 'uploads.unsupported',
  bmp: 'uploads.bmp',
  animatedPng: 'uploads.animatedPng',
  tooManyPixels: 'uploads.tooManyPixels',
  tooSparse: 'uploads.tooSparse',
  tooLongAnimation: 'uploads.tooLongAnimation',
  damaged: 'uploads.damaged',
  tooSlow: 'uploads.tooSlow',
} as const satisfies Partial<Record<PictureProblem, MessageKey>>

/**
 * Returns the refusal for a file that did not become a picture. `unavailable` and `notStored` are our fault: a retry
 * may help.
 */
export function pictureRefusal(problem: PictureProblem, file: string): Refusal {
  if (problem === 'unavailable') return refuse('unavailable', 'common.tooBusy')
  if (problem === 'notStored') return refuse('unavailable', 'uploads.failed')
  return refuse(problem === 'tooLarge' ? 'tooLarge' : 'invalid', SAID[problem], { file })
}

/** Why a user cannot send a file, as far as is known before it is read. `bytes` is the declared length. */
export function whyNotUpload(role: Role, file: string, bytes: number): Refusal | null {
  if (role === 'banned') return refuse('forbidden', 'accounts.banned')
  return bytes > MAX_PICTURE_BYTES ? pictureRefusal('tooLarge', file) : null
}

/**
 * The types a file picker offers; the content decides. Named one by one, so that phones whose camera writes HEIC send
 * a JPEG instead.
 */
export const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/avif'

type FileFacts = { readonly name: string; readonly type: string; readonly size: number }

/** Why a browser does not even start to send a file. One whose type the browser does not know is sent. */
export function whyNotSend({ name, type, size }: FileFacts): Refusal | null {
  const isImage = type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'))
  if (!isImage) return pictureRefusal('notAPicture', name)
  return size > MAX_PICTURE_BYTES ? pictureRefusal('tooLarge', name) : null
}

/** Whether a retry of the same file may work: nothing is wrong with it. */
export function mayRetry(status: number): boolean {
  return ![413, 415, 422].includes(status)
}
