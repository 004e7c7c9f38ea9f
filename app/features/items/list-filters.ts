import { daysBefore } from '#app/lib/day.ts'
import { MIDWEST_CODES, matchStates } from '#app/lib/us-states.ts'

export const SORTS = ['newest', 'oldest', 'price-low', 'price-high'] as const
export type Sort = (typeof SORTS)[number]

/** 'Posted within', in days. */
export const DATE_RANGES = { '24h': 1, '7d': 7, '30d': 30, '3m': 90, '1y': 365 } as const
export type DateRange = keyof typeof DATE_RANGES

/** Price filters in cents, lower bound included, upper bound excluded (D-30). */
export const PRICE_RANGES = {
  'under-500': { from: 0, below: 50_000 },
  '500-1000': { from: 50_000, below: 100_000 },
  '1000+': { from: 100_000, below: null },
} as const
export type PriceRange = keyof typeof PRICE_RANGES

export const PER_PAGE = 25

export type PlaceFilter = { readonly states: readonly string[]; readonly inMidwest: boolean }

/** What a typed state finds (D-31): those states, 'all states', and 'midwest' when one of them lies there. Null: none meant. */
export function placeFilterOf(typed: string): PlaceFilter | null {
  if (!typed.trim()) return null
  const states = matchStates(typed)
  return { states, inMidwest: states.some((code) => MIDWEST_CODES.includes(code)) }
}

/** The instant after which something was posted to fall into the range. */
export function postedAfter(range: DateRange, now: Date): Date {
  return daysBefore(now, DATE_RANGES[range])
}
