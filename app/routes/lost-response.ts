import { data } from 'react-router'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import { refuse } from '#app/lib/refusal.ts'
import { readRefusal } from './read-refusal.ts'

/** The response to a form that was sent after the session had ended. */
const SESSION_ENDED = {
  outcome: 'refused',
  refusal: refuse('unauthenticated', 'common.signInFirst'),
  form: null,
} as const satisfies FormResult

/** Whether a request was refused because the session has ended. */
export const isSignedOut = (error: unknown): boolean => readRefusal(error)?.code === 'common.signInFirst'

/**
 * For a form whose response was lost: the page stays as it is. A redirect, also to the sign-in page, is a response.
 */
export function toLostResponse(error: unknown): typeof LOST_RESPONSE {
  if (error instanceof Response || isSignedOut(error)) throw error
  return LOST_RESPONSE
}

/** For a form with a draft: it also stays when the session has ended, and can be sent after signing in elsewhere ([FORM-08]). */
export const toFormResult = (error: unknown): typeof LOST_RESPONSE | typeof SESSION_ENDED =>
  isSignedOut(error) ? SESSION_ENDED : toLostResponse(error)

/** The same as a response: an error status keeps the page below the form from being loaded again, which would fail too. */
export const keepForm = (error: unknown) => data(toFormResult(error), { status: 503 })
