import { LOST_RESPONSE } from '#app/lib/form-result.ts'
import { readRefusal } from './read-refusal.ts'

/** Whether a request was refused because nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => readRefusal(error)?.code === 'common.signInFirst'

/** For a form whose answer was lost on its way: the page stays as it is. Being led elsewhere, or to sign in, is an answer. */
export function toLostResponse(error: unknown): typeof LOST_RESPONSE {
  if (error instanceof Response || isSignedOut(error)) throw error
  return LOST_RESPONSE
}
