import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import { DAY_MS, daysAfter } from '#app/lib/day.ts'

/**
 * Returns when the paid time of a billboard that may be shown from now on starts: with its schedule, if that is later
 * (D-07).
 */
export function paidFrom(now: Date, startsAt: Date | null): Date {
  return startsAt !== null && startsAt > now ? startsAt : now
}

/** Returns the end of the 30 days of a billboard that may be shown from now on. */
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
  /** When the first of its paid cells starts; null when it has none. */
  readonly placesFrom: Date | null
}

/**
 * Returns when paid time that has not started will start. Without cells, it is the 30 days counted from the schedule.
 */
function yetToBegin({ startsAt, expiresAt, placesFrom }: Paid, now: Date): Date | null {
  const begins = placesFrom ?? startsAt
  if (!begins || !expiresAt || begins <= now) return null
  const isWhole = expiresAt.getTime() - begins.getTime() === PERIOD_DAYS * DAY_MS
  return placesFrom || isWhole ? begins : null
}

/**
 * Returns by how many milliseconds paid time moves when the first day becomes `startsAt`: it moves with the first day
 * until it has started. Then it goes on, shown or not (D-03).
 */
export function shiftOfPaid(paid: Paid, now: Date, startsAt: Date | null): number {
  const begins = yetToBegin(paid, now)
  return begins ? paidFrom(now, startsAt).getTime() - begins.getTime() : 0
}
