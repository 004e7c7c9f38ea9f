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

export type Paid = {
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

type Schedule = { readonly startsAt: Date | null; readonly endsAt: Date | null }

const earlier = (a: Date, b: Date | null) => (b !== null && b < a ? b : a)

/** Returns how many days of the time of a billboard pass without it being shown; a part of a day counts as one. */
export function lostDays(paid: Paid, now: Date, { startsAt, endsAt }: Schedule): number {
  if (!paid.expiresAt) return 0
  const ends = new Date(paid.expiresAt.getTime() + shiftOfPaid(paid, now, startsAt))
  const begins = yetToBegin(paid, now) ? paidFrom(now, startsAt) : now
  const shownMs = earlier(ends, endsAt).getTime() - paidFrom(begins, startsAt).getTime()
  const leftMs = Math.max(0, ends.getTime() - begins.getTime())
  return Math.ceil((leftMs - Math.min(leftMs, Math.max(0, shownMs))) / DAY_MS)
}
