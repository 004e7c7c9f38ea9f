import type { Translate } from '#app/i18n/translate.ts'
import { positionOf, type UsualPrice } from './rules.ts'
import type { ValueFormat } from './value-format.ts'

/** What is usual, as a list and a page show it: words first, and a drawing that repeats them ([PRICE-02]). */
export type UsualMark = {
  /** Where this one is: 'Below what is usual'. */
  readonly position: string
  /** 'usual: $41k–$52k (23 here)'. */
  readonly text: string
  /** Where the band of the middle half begins and ends, and where this one is, in percent of the drawing. */
  readonly band: { readonly from: number; readonly to: number; readonly at: number }
}

/** The drawing shows the middle half and as much again on both sides; what is further out is at its edge. */
function bandOf(value: number, { firstQuarter, thirdQuarter }: UsualPrice) {
  const half = Math.max(thirdQuarter - firstQuarter, 1)
  const start = firstQuarter - half
  const percent = (at: number) => Math.round(Math.min(98, Math.max(2, ((at - start) / (3 * half)) * 100)))
  return { from: percent(firstQuarter), to: percent(thirdQuarter), at: percent(value) }
}

type Asked = {
  readonly value: number
  readonly usual: UsualPrice
  readonly format: Pick<ValueFormat, 'range'>
}

/** Returns the mark of what is usual for a value. */
export function usualMark(t: Translate, { value, usual, format }: Asked): UsualMark {
  const { firstQuarter, thirdQuarter, listings: count } = usual
  return {
    position: t(`priceGuide.${positionOf(value, usual)}`),
    text: t('priceGuide.usual', { range: format.range(firstQuarter, thirdQuarter), count }),
    band: bandOf(value, usual),
  }
}
