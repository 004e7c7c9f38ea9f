import type { Actor, Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** Limits of account fields, in characters. */
export const ACCOUNT_LIMITS = { fullName: 25, email: 254, passwordMinOfAdmins: 12, password: 128 } as const

/** How long the success of a reset stays on screen before the sign-in page opens, in milliseconds ([AUTH-06]). */
export const RESET_DONE_MS = 3000

const MINUTE_MS = 60_000

/** The purposes of links in emails, and how long the links work. */
export const TOKEN_LIVES_MS = {
  'confirm-email': 24 * 60 * MINUTE_MS,
  'reset-password': 30 * MINUTE_MS,
  'change-email': 60 * MINUTE_MS,
  'undo-email-change': 7 * 24 * 60 * MINUTE_MS,
} as const

export type TokenPurpose = keyof typeof TOKEN_LIVES_MS

/** The page of each link. */
export const TOKEN_PATHS = {
  'confirm-email': '/confirm-email',
  'reset-password': '/reset-password',
  'change-email': '/change-email',
  'undo-email-change': '/undo-email-change',
} as const satisfies Record<TokenPurpose, string>

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

/** Why nobody may have this password, checked by the server whatever the form accepted ([AUTH-03]). */
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

/** Why this user cannot leave: without any admin, the site could only be helped from outside. */
export function whyNotLeave(role: Role, otherAdmins: number): Refusal | null {
  return role === 'admin' && otherAdmins === 0 ? refuse('conflict', 'accounts.lastAdmin') : null
}

/** Why a user cannot be unbanned: only banned ones can (D-12). */
export function whyNotUnban(role: Role): Refusal | null {
  return role === 'banned' ? null : refuse('conflict', 'accounts.notBanned')
}

type Standing = { readonly role: Role; readonly emailVerified: boolean }

/**
 * Why an account cannot become an admin's. A banned user is unbanned first, so that nobody becomes an admin by
 * accident (D-12). An account with an unconfirmed address may be a stranger's.
 */
export function whyNotGrantAdmin({ role, emailVerified }: Standing): Refusal | null {
  if (role === 'banned') return refuse('conflict', 'accounts.bannedCannotBeAdmin')
  return emailVerified ? null : refuse('conflict', 'accounts.unconfirmedCannotBeAdmin')
}

/** How long a password or passkey that was shown is proof enough for what is grave. */
export const RECENT_AUTH_MINUTES = 15

/** Why something grave waits for the password: it was shown too long ago, and somebody else may sit there by now. */
export function whyNotRecentlyAuthenticated(
  actor: Pick<Actor, 'authenticatedAt'> | null,
  now: Date,
): Refusal | null {
  const isRecent =
    actor !== null && now.getTime() - actor.authenticatedAt.getTime() <= RECENT_AUTH_MINUTES * MINUTE_MS
  return isRecent ? null : refuse('forbidden', 'accounts.reauthenticate', { minutes: RECENT_AUTH_MINUTES })
}

const REAUTHENTICATION_CODES: readonly Refusal['code'][] = [
  'accounts.reauthenticate',
  'accounts.currentPasswordWrong',
  'passkeys.notYours',
]

/** Whether the same thing may be asked for again with the password, or with the right one. */
export const isReauthenticationRefusal = ({ code }: Refusal): boolean => REAUTHENTICATION_CODES.includes(code)
