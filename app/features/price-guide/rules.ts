/** How far back the price guide looks. */
export const USUAL_MONTHS = 24

/** Years that are comparable with one: two before and two after it. */
export const YEARS_APART = 2

/** Fewer comparable listings, or fewer different posters, say nothing about what is usual. */
export const MIN_COMPARABLES = 5
export const MIN_POSTERS = 3

/** A part of the median. Prices below it are the usual bait of fraud. */
const FAR_BELOW = 0.5

/** What comparable listings ask, in the unit of the group: cents, or the unit of a pay model. */
export type UsualPrice = {
  readonly listings: number
  readonly lowest: number
  readonly firstQuarter: number
  readonly median: number
  readonly thirdQuarter: number
  readonly highest: number
}

export type PricePosition = 'below' | 'within' | 'above'

/** Returns where a value is among the usual ones: half of them are within. */
export function positionOf(value: number, { firstQuarter, thirdQuarter }: UsualPrice): PricePosition {
  if (value < firstQuarter) return 'below'
  return value > thirdQuarter ? 'above' : 'within'
}

/** Whether an admin looks at a listing before it is public, because it asks far less than others like it ([PRICE-04]). */
export function isFarBelow(value: number | null, usual: UsualPrice | null): boolean {
  return value !== null && usual !== null && value < usual.median * FAR_BELOW
}
