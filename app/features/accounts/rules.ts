import type { Actor, Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** Limits of account fields, in characters. */
export const ACCOUNT_LIMITS = { fullName: 25, email: 254, passwordMinOfAdmins: 12, password: 128 } as const

const MINUTE_MS = 60_000

/** Why this user cannot leave: without any admin, the site could only be helped from outside. */
export function whyNotLeave(role: Role, otherAdmins: number): Refusal | null {
  return role === 'admin' && otherAdmins === 0 ? refuse('conflict', 'accounts.lastAdmin') : null
}

/** How long a password or passkey that was verified is enough for a sensitive action. */
export const RECENT_AUTH_MINUTES = 15

/**
 * Why a sensitive action needs the password again: it was verified too long ago, and another person may use the
 * device now.
 */
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

/** Whether a retry with the password, or with the right one, may succeed. */
export const isReauthenticationRefusal = ({ code }: Refusal): boolean => REAUTHENTICATION_CODES.includes(code)
