import { daysBefore } from '#app/lib/day.ts'
import type { Cents } from '#app/lib/money.ts'

/** What a drop is measured against: the lowest price of this many days, so that raising first brings nothing. */
const LOWEST_OF_DAYS = 30

/** A smaller drop is no news: a part of the price before. */
const MIN_DROP = 0.01

/** A price that was asked until a moment. */
type PriceChange = { readonly changedAt: Date; readonly fromCents: Cents | null }

export type PriceDrop = { readonly wasCents: Cents; readonly at: Date }

type Asked = { readonly after: Cents | null; readonly changes: readonly PriceChange[]; readonly now: Date }

/**
 * Returns the drop that a changed price makes ([PRICE-03]): from the lowest price that was asked in the last thirty days, the
 * one before included in `changes`; null if it is none.
 */
export function priceDrop({ after, changes, now }: Asked): PriceDrop | null {
  const since = daysBefore(now, LOWEST_OF_DAYS)
  const asked = changes.flatMap(({ changedAt, fromCents }) =>
    changedAt >= since && fromCents !== null ? [fromCents] : [],
  )
  if (after === null || after <= 0 || asked.length === 0) return null
  const wasCents = Math.min(...asked)
  return wasCents - after >= wasCents * MIN_DROP ? { wasCents, at: now } : null
}
