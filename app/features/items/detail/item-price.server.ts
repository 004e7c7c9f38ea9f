import {
  type PricedRow,
  priceMarks,
  usualDrawing,
  usualSentence,
} from '#app/features/price-guide/price-marks.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { ItemPrice } from './item-detail.ts'

/** Of an item that has no price to compare. */
export const NO_PRICE: ItemPrice = { usual: null, drop: null, usualSentence: null, usualChart: null }

/** Returns what the page tells of the price of a listing. */
export function priceOf(priced: PricedRow, locale: Locale): ItemPrice {
  const t = TRANSLATE[locale]
  return {
    ...priceMarks(priced, t),
    usualSentence: usualSentence(priced, t),
    usualChart: usualDrawing(priced, t),
  }
}
