import type { Random } from '@haulpost/demo/random'
import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import { DAY_MS, daysAfter, daysBefore, HOUR_MS } from './moments.ts'

type Life = {
  readonly weight: number
  readonly status: 'active' | 'inactive' | 'pending' | 'expired' | 'sold'
  readonly moderation: 'approved' | 'waiting' | 'rejected'
  /** How many days ago it was posted: from, to. */
  readonly age: readonly [number, number]
  readonly paid: boolean
}

/** A little less than a paid period, so that nothing expires during a demonstration. */
const FRESH = PERIOD_DAYS - 0.5

const PUBLIC: Life = { weight: 880, status: 'active', moderation: 'approved', age: [0, FRESH], paid: true }

const LIVES: readonly Life[] = [
  PUBLIC,
  { weight: 34, status: 'inactive', moderation: 'approved', age: [1, 44], paid: true },
  { weight: 24, status: 'sold', moderation: 'approved', age: [2, 44], paid: true },
  { weight: 38, status: 'expired', moderation: 'approved', age: [PERIOD_DAYS + 0.1, 45], paid: true },
  { weight: 10, status: 'pending', moderation: 'approved', age: [0, 6], paid: false },
  { weight: 8, status: 'active', moderation: 'waiting', age: [0, 3], paid: true },
  { weight: 6, status: 'inactive', moderation: 'rejected', age: [1, 20], paid: true },
]

const REASONS = [
  'The same truck is already posted under another number',
  'The pictures show a different trailer',
  'No price and no way to reach the seller',
  'Pay is not what the text promises, according to three drivers',
] as const

// Posting increases over time: today's listings outnumber last month's.
const SKEW = 1.35

type Given = { readonly adminId: string; readonly now: Date; readonly mustBePublic: boolean }

/**
 * Returns the state of a listing: most are public, some are unpaid, sold, expired, or held back by an admin (D-04).
 */
export function lifeOf({ weighted, next, pick }: Random, { adminId, now, mustBePublic }: Given) {
  const { status, moderation, age, paid } = mustBePublic ? PUBLIC : weighted(LIVES)
  const [least, most] = age
  const days = least + (most - least) * next() ** SKEW + 0.002
  const createdAt = daysBefore(now, days)
  const judged = moderation === 'rejected'
  const touched = new Date(Math.min(createdAt.getTime() + Math.round(next() * 30 * HOUR_MS), now.getTime()))
  return {
    status,
    moderation,
    moderationReason: judged ? pick(REASONS) : '',
    moderatedBy: judged ? adminId : null,
    moderatedAt: judged ? touched : null,
    paymentStatus: paid ? 'completed' : 'pending',
    createdAt,
    updatedAt: touched,
    expiresAt: paid ? daysAfter(createdAt, PERIOD_DAYS) : null,
  } as const
}

/** Returns the days since it was posted, always above zero. */
export function ageInDays(createdAt: Date, now: Date): number {
  return Math.max(0.05, (now.getTime() - createdAt.getTime()) / DAY_MS)
}
