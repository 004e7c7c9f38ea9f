import type { Picture } from '#app/lib/picture.ts'
import { heicAsJpeg } from '#app/ui/heic-as-jpeg.ts'
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
      /** After how many seconds there is room for it, if that is all it takes. */
      readonly seconds: number | null
    }

type Progress = (percent: number) => void

/** Sends a file, after it has become a JPEG where it has to. */
function startSending(file: File, onProgress: Progress): ReturnType<typeof sendFile> {
  const canceling = new AbortController()
  const { signal } = canceling
  const end = heicAsJpeg(file).then((ready) => {
    if (signal.aborted) return null
    const sending = sendFile('/uploads', ready, onProgress)
    signal.addEventListener('abort', sending.cancel)
    return sending.end
  })
  return { end, cancel: () => canceling.abort() }
}

/** Sends a file to POST /uploads. `end` is null when it was cancelled. */
export function sendPicture(file: File, onProgress: Progress) {
  const sending = startSending(file, onProgress)
  const result = sending.end.then((sent): SendEnd | null => {
    if (!sent) return null
    const { picture, error, code } = uploadResponse().safeParse(sent.body).data ?? {}
    if (picture) return { picture }
    const fault = { message: error ?? null, code: code ?? null, mayRetry: mayRetry(sent.status) }
    return { picture: null, ...fault, seconds: sent.status === 429 ? sent.retryAfter : null }
  })
  return { end: result, cancel: sending.cancel }
}
