import type { Translate } from '#app/i18n/translate.ts'
import type { Cents } from '#app/lib/money.ts'
import type { UsualPrice } from './rules.ts'
import { type UsualChart, usualChart } from './usual-chart.ts'
import { type UsualMark, usualMark } from './usual-mark.ts'
import { formatOfGroup, shortDollars } from './value-format.ts'

/** What is stored of a listing's price. */
export type PricedRow = {
  readonly priceCents: number | null
  readonly priceWasCents: number | null
  /** A moment, or its ISO text. */
  readonly priceDroppedAt: Date | string | null
  readonly comparableGroup: string | null
  readonly comparableValue: number | null
  readonly usual: UsualPrice | null
}

/** A price that was lowered: by how much, such as '$1,600', and when, as ISO text. */
export type ShownDrop = { readonly amount: string; readonly at: string }

export type PriceMarks = { readonly usual: UsualMark | null; readonly drop: ShownDrop | null }

function dropOf({ priceCents, priceWasCents, priceDroppedAt }: PricedRow): ShownDrop | null {
  if (priceCents === null || priceWasCents === null || priceDroppedAt === null) return null
  const amount: Cents = priceWasCents - priceCents
  return { amount: shortDollars(amount), at: new Date(priceDroppedAt).toISOString() }
}

/** Returns what lists and pages say about the price of a listing ([PRICE-02], [PRICE-03]). */
export function priceMarks(row: PricedRow, t: Translate): PriceMarks {
  const { usual, comparableGroup, comparableValue: value } = row
  const isKnown = usual !== null && comparableGroup !== null && value !== null
  return {
    usual: isKnown ? usualMark(t, { usual, value, format: formatOfGroup(comparableGroup, t) }) : null,
    drop: dropOf(row),
  }
}

/** Returns what is usual for a listing in a sentence, with all its figures; null where it is not known. */
export function usualSentence({ usual, comparableGroup }: PricedRow, t: Translate): string | null {
  if (!usual || !comparableGroup) return null
  const format = formatOfGroup(comparableGroup, t)
  return t('priceGuide.middle', {
    median: format.one(usual.median),
    count: usual.listings,
    half: format.range(usual.firstQuarter, usual.thirdQuarter),
    all: format.range(usual.lowest, usual.highest),
  })
}

/** Returns the drawing of what is usual; null where it is not known. */
export function usualDrawing(
  { usual, comparableGroup, comparableValue: value }: PricedRow,
  t: Translate,
): UsualChart | null {
  if (!usual || !comparableGroup || value === null) return null
  return usualChart({ value, usual, format: formatOfGroup(comparableGroup, t) })
}
