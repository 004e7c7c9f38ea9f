import { PERIOD_DAYS } from '#app/features/items/rules.ts'
import { addedParts, type Part, type Tier } from '#app/features/pricing/packages.ts'
import { DAY_MS, daysAfter } from '#app/lib/day.ts'

/** What a listing holds for a time, by the part of a package that brings it (D-07). */
const KIND_OF_PART = {
  categoryPost: 'post',
  tickerPost: 'ticker',
  categoryBillboard: 'category-board',
  homeBillboard: 'home-board',
} as const satisfies Record<Part, string>
export type EntitlementKind = (typeof KIND_OF_PART)[Part]

/** What a package brings; of an upgrade, what the smaller package lacked. */
export function kindsOf(tier: Tier, upgradedFrom: Tier | null): readonly EntitlementKind[] {
  return addedParts(upgradedFrom, tier).map((part) => KIND_OF_PART[part])
}

/** Places on boards begin when the billboard first goes live. */
export function waitsForBillboard(kind: EntitlementKind): boolean {
  return kind === 'category-board' || kind === 'home-board'
}

type Period = { readonly startsAt: Date; readonly endsAt: Date }

/** The next 30 days: from now, or from the end of what is paid already (D-03). */
export function nextPeriod(now: Date, paidUntil: Date | null): Period {
  const startsAt = paidUntil !== null && paidUntil > now ? paidUntil : now
  return { startsAt, endsAt: daysAfter(startsAt, PERIOD_DAYS) }
}

/**
 * The time of what an upgrade adds (D-07): to the end of what it is added to, 30 days at most. Where nothing that is paid
 * lasts beyond `from`, it is 30 days: no day is paid for in vain.
 */
export function addedPeriod(from: Date, paidUntil: Date | null): Period {
  const whole = daysAfter(from, PERIOD_DAYS)
  return { startsAt: from, endsAt: paidUntil && paidUntil > from && paidUntil < whole ? paidUntil : whole }
}

/**
 * A listing that renews itself stays public so long after what is paid: the provider charges a renewal an hour after the
 * period, and may need the day. It is in `expires_at`, so that whatever looks there agrees.
 */
export const GRACE_MS = DAY_MS

/** When a listing stops being public, by what is paid and by whether it renews itself. */
export function endOf(paidUntil: Date, renews: boolean): Date {
  return renews ? new Date(paidUntil.getTime() + GRACE_MS) : paidUntil
}

/** Until when a listing is held without the grace. An end far beyond what is paid was given by somebody, and counts. */
export function heldUntil(expiresAt: Date | null, paidUntil: Date | null): Date | null {
  if (!expiresAt || !paidUntil) return expiresAt ?? paidUntil
  return expiresAt.getTime() - paidUntil.getTime() > GRACE_MS ? expiresAt : paidUntil
}

/** The milliseconds of a period that are still to come. */
export function restOf({ startsAt, endsAt }: Period, now: Date): number {
  return Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()))
}
