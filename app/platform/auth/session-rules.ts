import type { Role } from '#app/lib/actor.ts'
import { DAY_MS } from '#app/lib/day.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Ages = {
  /** A session that was idle for this long is over. */
  readonly idleMs: number
  /** So is one that began this long ago, however much it is used. */
  readonly absoluteMs: number
  /** The last use of a session is stored at most this often. */
  readonly noteEveryMs: number
}

/** How long sessions last. Admins' sessions are shorter. */
export const SESSION_AGES = {
  user: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS, noteEveryMs: DAY_MS },
  admin: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS, noteEveryMs: 5 * MINUTE_MS },
} as const satisfies Record<string, Ages>

/** Sessions per user; the oldest is ended when there are more. */
export const MAX_SESSIONS = 20

export function agesOf(role: Role): Ages {
  return SESSION_AGES[role === 'admin' ? 'admin' : 'user']
}

export type AccountState = {
  readonly role: Role
  readonly emailVerified: boolean
  readonly deactivatedAt: Date | null
}

/** Why this account may not sign in, or stay signed in. */
export function whyNoSession({ role, emailVerified, deactivatedAt }: AccountState): Refusal | null {
  if (role === 'banned') return refuse('forbidden', 'accounts.banned')
  if (deactivatedAt) return refuse('forbidden', 'accounts.deactivated')
  return emailVerified ? null : refuse('forbidden', 'accounts.notConfirmed')
}

type SessionTimes = { readonly createdAt: Date; readonly seenAt: Date; readonly expiresAt: Date }

/** Whether a session has ended. The current role counts: the sessions of a new admin get shorter at once. */
export function isOver({ createdAt, seenAt, expiresAt }: SessionTimes, role: Role, now: Date): boolean {
  const { idleMs, absoluteMs } = agesOf(role)
  const time = now.getTime()
  return (
    time >= expiresAt.getTime() ||
    time - seenAt.getTime() >= idleMs ||
    time - createdAt.getTime() >= absoluteMs
  )
}

/** Whether the last use of a session should be stored. */
export function shouldRecordUse(seenAt: Date, role: Role, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= agesOf(role).noteEveryMs
}
