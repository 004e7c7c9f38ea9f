import type { Picture } from '#app/lib/picture.ts'
import { sendFile } from '#app/ui/send-file.ts'
import { mayRetry } from '../rules.ts'
import { uploadResponse } from '../schema.ts'

/** How sending a picture ended: with the picture, or with what the server said, if it said anything. */
export type SendEnd =
  | { readonly picture: Picture }
  | {
      readonly picture: null
      readonly message: string | null
      readonly code: string | null
      readonly mayRetry: boolean
    }

/** Sends a file to POST /uploads. `end` is null when it was cancelled. */
export function sendPicture(file: File, onProgress: (percent: number) => void) {
  const { end, cancel } = sendFile('/uploads', file, onProgress)
  const result = end.then((sent): SendEnd | null => {
    if (!sent) return null
    const { picture, error, code } = uploadResponse().safeParse(sent.body).data ?? {}
    if (picture) return { picture }
    return { picture: null, message: error ?? null, code: code ?? null, mayRetry: mayRetry(sent.status) }
  })
  return { end: result, cancel }
}
