import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { readRefusal } from './read-refusal.ts'

/** Whether a request was refused because the session has ended. */
export const isSignedOut = (error: unknown): boolean => readRefusal(error)?.code === 'common.signInFirst'

/**
 * For a form whose response was lost: the page stays as it is. A redirect, also to the sign-in page, is a response.
 */
export function toLostResponse(error: unknown): typeof LOST_RESPONSE {
  if (error instanceof Response || isSignedOut(error)) throw error
  return LOST_RESPONSE
}
