import type { Compared } from '#app/features/billboards/numbers/click-rate.ts'
import type { ListingStatus } from '#app/features/items/item-status.ts'
import { DAY_MS, dayOf, daysBefore, startOfDay } from '#app/lib/day.ts'

/** Periods offered by name, in days up to today; '30' where nothing is asked for. */
export const PERIODS = ['7', '30', '90'] as const

export const SORTS = ['views', 'clicks', 'rate', 'change', 'title'] as const
export type PerformanceSort = (typeof SORTS)[number]

/** The longest period of one's own, in days. */
export const MAX_DAYS = 366

export const BILLBOARDS_PER_PAGE = 25

/** Days 'YYYY-MM-DD' in UTC, as they are counted, both included. */
export type Period = { readonly from: string; readonly to: string }

export type PerformanceQuery = {
  readonly q: string
  /** One of PERIODS, or null for days of one's own. */
  readonly days: (typeof PERIODS)[number] | null
  readonly period: Period
  readonly sort: PerformanceSort
  readonly isAscending: boolean
}

/** A billboard, and what was counted for it. */
export type PerformanceRow = Compared & {
  readonly id: string
  readonly publicId: number
  readonly title: string
  readonly status: ListingStatus
}

/** Returns the last `days` days, today included. */
export function lastPeriod(days: number, now: Date): Period {
  return { from: dayOf(daysBefore(now, days - 1)), to: dayOf(now) }
}

export function daysIn({ from, to }: Period): number {
  return Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY_MS) + 1
}

/** Returns the period of the same length that ends the day before. */
export function periodBefore(period: Period): Period {
  const from = startOfDay(period.from)
  return { from: dayOf(daysBefore(from, daysIn(period))), to: dayOf(daysBefore(from, 1)) }
}

/** Returns days of one's own in order, not after today and not more than can be counted; null where one is missing. */
export function ownPeriod(from: string | null, to: string | null, now: Date): Period | null {
  if (!from && !to) return null
  const today = dayOf(now)
  const [first = today, last = today] = [from ?? to ?? today, to ?? today].toSorted()
  const end = last > today ? today : last
  const earliest = dayOf(daysBefore(startOfDay(end), MAX_DAYS - 1))
  const start = first > end ? end : first
  return { from: start < earliest ? earliest : start, to: end }
}
