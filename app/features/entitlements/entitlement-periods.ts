import {
  addedParts,
  type Part,
  PERIOD_DAYS,
  type Product,
  type Tier,
} from '#app/features/pricing/packages.ts'
import { DAY_MS, daysAfter } from '#app/lib/day.ts'

/** The entitlement that each part of a package brings (D-07). */
const KIND_OF_PART = {
  categoryPost: 'post',
  tickerPost: 'ticker',
  categoryBillboard: 'category-board',
  homeBillboard: 'home-board',
  topPlace: 'bump',
} as const satisfies Record<Part, string>
export type EntitlementKind = (typeof KIND_OF_PART)[Part]

/** Returns the entitlements of a purchase; of an upgrade, those that the smaller package lacked. */
export function kindsOf(product: Product, upgradedFrom: Tier | null): readonly EntitlementKind[] {
  return addedParts(upgradedFrom, product).map((part) => KIND_OF_PART[part])
}

/** Whether an entitlement starts when the billboard first goes live, as grid cells do. */
export function waitsForBillboard(kind: EntitlementKind): boolean {
  return kind === 'category-board' || kind === 'home-board'
}

type Period = { readonly startsAt: Date; readonly endsAt: Date }

/** Returns the next 30 days: from now, or from the end of what is already paid (D-03). */
export function nextPeriod(now: Date, paidUntil: Date | null): Period {
  const startsAt = paidUntil !== null && paidUntil > now ? paidUntil : now
  return { startsAt, endsAt: daysAfter(startsAt, PERIOD_DAYS) }
}

/**
 * Returns the period of what an upgrade adds (D-07): to the end of what it is added to, 30 days at most. Where
 * nothing paid lasts beyond `from`, it is 30 days, so that no day is paid for in vain.
 */
export function addedPeriod(from: Date, paidUntil: Date | null): Period {
  const whole = daysAfter(from, PERIOD_DAYS)
  return { startsAt: from, endsAt: paidUntil && paidUntil > from && paidUntil < whole ? paidUntil : whole }
}

/**
 * A renewing listing stays public this long after its paid time: the provider charges a renewal an hour after the
 * period, and may take a day. It is part of `expires_at`, so that everything that reads it agrees.
 */
export const GRACE_MS = DAY_MS

/** Returns when a listing stops being public, by its paid time and whether it renews. */
export function endOf(paidUntil: Date, renews: boolean): Date {
  return renews ? new Date(paidUntil.getTime() + GRACE_MS) : paidUntil
}

/**
 * Returns the end of a listing without the grace. An end far beyond the paid time was set by an admin, and counts.
 */
export function heldUntil(expiresAt: Date | null, paidUntil: Date | null): Date | null {
  if (!expiresAt || !paidUntil) return expiresAt ?? paidUntil
  return expiresAt.getTime() - paidUntil.getTime() > GRACE_MS ? expiresAt : paidUntil
}

/** Returns the remaining milliseconds of a period. */
export function restOf({ startsAt, endsAt }: Period, now: Date): number {
  return Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()))
}
