import type { UsualPrice } from './rules.ts'
import type { ValueFormat } from './value-format.ts'

/** What comparable listings ask, drawn from the lowest to the highest, in percent of the drawing; and the ends in words. */
export type UsualChart = {
  readonly half: { readonly from: number; readonly to: number }
  readonly middle: number
  /** Where this one is. */
  readonly at: number
  readonly lowest: string
  readonly highest: string
}

type Asked = {
  readonly value: number
  readonly usual: UsualPrice
  readonly format: Pick<ValueFormat, 'one'>
}

/** Returns the drawing for the page of a listing ([PRICE-02]); null where all ask the same. */
export function usualChart({ value, usual, format }: Asked): UsualChart | null {
  const low = Math.min(usual.lowest, value)
  const high = Math.max(usual.highest, value)
  if (high <= low) return null
  const percent = (at: number) => Math.round(((at - low) / (high - low)) * 1000) / 10
  return {
    half: { from: percent(usual.firstQuarter), to: percent(usual.thirdQuarter) },
    middle: percent(usual.median),
    at: percent(value),
    lowest: format.one(low),
    highest: format.one(high),
  }
}
