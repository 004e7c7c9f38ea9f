import { STUCK_MS, SUBMITTED_MS } from '#app/features/listings/posting/rules.ts'
import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { toLostResponse } from '../lost-response.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function notStuck() {
  await pause(STUCK_MS)
  return LOST_RESPONSE
}

/**
 * Waits for the answer to a form, at most 15 seconds: then the form is there again with everything typed, and sending it
 * once more finds the same draft ([POST-10]). Where it leads to is led to, once people have seen that it was sent.
 */
export async function patiently<T>(work: Promise<T>): Promise<T | typeof LOST_RESPONSE> {
  const seen = pause(SUBMITTED_MS)
  try {
    return await Promise.race([work, notStuck()])
  } catch (error) {
    if (error instanceof Response) await seen
    return toLostResponse(error)
  }
}
