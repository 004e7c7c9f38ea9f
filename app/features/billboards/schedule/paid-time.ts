import { PERIOD_DAYS } from '#app/features/items/rules.ts'
import { DAY_MS, daysAfter } from '#app/lib/day.ts'

/** When the paid time of a billboard begins that may be shown from now on: with its schedule, if that begins later (D-07). */
export function paidFrom(now: Date, startsAt: Date | null): Date {
  return startsAt !== null && startsAt > now ? startsAt : now
}

/** The end of the 30 days of a billboard that may be shown from now on. */
export function endOfPaid(now: Date, startsAt: Date | null): Date {
  return daysAfter(paidFrom(now, startsAt), PERIOD_DAYS)
}

/** The last day a billboard is shown; its end is the midnight after. */
export function lastDayOf(endsAt: Date | null): Date | null {
  return endsAt && new Date(endsAt.getTime() - 1)
}

type Paid = {
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
  /** When the first of its places begins; null when nobody paid for places. */
  readonly placesFrom: Date | null
}

/** When paid time begins that has not begun yet. Without places, it is the 30 days counted from the schedule. */
function yetToBegin({ startsAt, expiresAt, placesFrom }: Paid, now: Date): Date | null {
  const begins = placesFrom ?? startsAt
  if (!begins || !expiresAt || begins <= now) return null
  const isWhole = expiresAt.getTime() - begins.getTime() === PERIOD_DAYS * DAY_MS
  return placesFrom || isWhole ? begins : null
}

/**
 * By how many milliseconds paid time moves when the first day becomes `startsAt`: it goes with the first day as long as
 * nothing of it has passed. Time that runs goes on, shown or not (D-03).
 */
export function shiftOfPaid(paid: Paid, now: Date, startsAt: Date | null): number {
  const begins = yetToBegin(paid, now)
  return begins ? paidFrom(now, startsAt).getTime() - begins.getTime() : 0
}
