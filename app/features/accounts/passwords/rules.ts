import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { ACCOUNT_LIMITS } from '../rules.ts'

/** How long the success of a reset stays on screen before the sign-in page opens, in milliseconds ([AUTH-06]). */
export const RESET_DONE_MS = 3000

type PasswordFault = 'short' | 'long'

type PasswordSite = { readonly passwordMin: number; readonly adminsNeedTwoFactor: boolean }

/**
 * Returns the minimum length of a new password: that of the site, and more for admins where two-factor is required of
 * them.
 */
export function passwordMinOf(role: Role, { passwordMin, adminsNeedTwoFactor }: PasswordSite): number {
  const isStrict = role === 'admin' && adminsNeedTwoFactor
  return isStrict ? Math.max(passwordMin, ACCOUNT_LIMITS.passwordMinOfAdmins) : passwordMin
}

/** Returns what is wrong with the length of a password. Characters count as they are stored: in composed form. */
export function passwordFault(password: string, min: number): PasswordFault | null {
  const { length } = Array.from(password.normalize('NFC'))
  if (length < min) return 'short'
  return length > ACCOUNT_LIMITS.password ? 'long' : null
}

/** Why no account may have this password. The server checks it, whatever the form accepted ([AUTH-03]). */
export function whyNotPassword(password: string, min: number): Refusal | null {
  const fault = passwordFault(password, min)
  if (fault === 'short') return refuse('invalid', 'accounts.passwordWeak', { min })
  return fault && refuse('invalid', 'accounts.passwordTooLong', { max: ACCOUNT_LIMITS.password })
}

// Shorter words, such as initials, occur in good passwords too.
const MIN_WORD_LENGTH = 3

/** Returns words that a password for this account must not consist of. */
export function wordsAround({ email, fullName }: { email: string; fullName: string }): readonly string[] {
  const name = email.split('@')[0] ?? ''
  const words = ['haulpost', email, name, ...name.split(/[._+-]/u), fullName, ...fullName.split(' ')]
  return words.filter((word) => word.length >= MIN_WORD_LENGTH)
}
