import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** How many recovery codes are created at once. */
export const RECOVERY_CODES = 10

/** How long a user may take from the password to the code, in milliseconds. */
export const CODE_TIMEOUT_MS = 10 * 60_000

/** How long a new secret waits for its first code, in milliseconds; it can be seen until then. */
const BEGUN_LIVES_MS = 15 * 60_000

/** Whether a secret has expired before its first code. */
export const isBegunTooLongAgo = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= BEGUN_LIVES_MS

/** Returns a typed code without spaces, dashes and capitals, which mean nothing. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^0-9a-z]/gu, '')
}

/** Whether a typed code is one of an app; every other is taken for a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/u.test(code)

/** Why two-factor cannot be turned off: admins may be required to have it. */
export function whyNotTurnOff(role: Role, adminsNeedIt: boolean): Refusal | null {
  return role === 'admin' && adminsNeedIt ? refuse('forbidden', 'twoFactor.adminsKeepIt') : null
}
