import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import { isGuessable } from '#app/platform/auth/guessable.server.ts'
import { whyNotPassword, wordsAround } from './rules.ts'

/** Throws unless this may become the password of that account. Computes for some milliseconds: count first. */
export function assertGoodPassword(password: string, of: { email: string; fullName: string }): void {
  assertAllowed(whyNotPassword(password))
  const isCommon = isGuessable(password, wordsAround(of))
  assertAllowed(isCommon ? refuse('invalid', 'accounts.passwordCommon') : null)
}
