import { STUCK_MS, SUBMITTED_MS } from '#app/features/listings/posting/listing-form.ts'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { toFormResult } from '../lost-response.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function timeout() {
  await pause(STUCK_MS)
  return LOST_RESPONSE
}

/**
 * Waits for the response to a form, at most 15 seconds: then the form is there again with everything typed, and sending it
 * once more finds the same draft ([POST-10]). A redirect is followed once users have seen that it was sent.
 */
export async function withTimeout<T>(work: Promise<T>): Promise<T | ReturnType<typeof toFormResult>> {
  const shown = pause(SUBMITTED_MS)
  try {
    return await Promise.race([work, timeout()])
  } catch (error) {
    if (error instanceof Response) await shown
    return toFormResult(error)
  }
}
