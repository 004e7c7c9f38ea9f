import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** So many codes for paper are made at once. */
export const RECOVERY_CODES = 10

/** How long somebody may take from the password to the code, in milliseconds. */
export const CODE_TIMEOUT_MS = 10 * 60_000

/** How long a secret that was made for an app waits for its first code, in milliseconds; it can be seen until then. */
const BEGUN_LIVES_MS = 15 * 60_000

/** Whether a secret waits for its first code no longer. */
export const isBegunTooLongAgo = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= BEGUN_LIVES_MS

/** What people type: spaces, dashes and capitals mean nothing. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^0-9a-z]/gu, '')
}

/** Whether something that was typed is a code of an app; everything else is taken for one from paper. */
export const isAppCode = (code: string): boolean => /^\d{6}$/u.test(code)

/** Where admins need a second factor, none of them may put it down. */
export function whyNotTurnOff(role: Role, adminsNeedIt: boolean): Refusal | null {
  return role === 'admin' && adminsNeedIt ? refuse('forbidden', 'twoFactor.adminsKeepIt') : null
}
