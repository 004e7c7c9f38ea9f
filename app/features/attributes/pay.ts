import type { Cents } from '#app/lib/money.ts'
import { type AttributeValues, numberOf } from './attribute-values.ts'
import { type PayModel, payModelOf } from './pay-models.ts'

/** A week's pay before tax, and what it was multiplied from ([ATTR-03]). */
export type WeeklyPay = {
  readonly from: Cents
  /** Null where the poster names one rate. */
  readonly to: Cents | null
  readonly model: PayModel
  /** In the unit of the model. */
  readonly rateFrom: number
  readonly rateTo: number | null
  /** Miles, hours or days a week; cents of gross for a percentage; null where the rate is a week's or a year's. */
  readonly times: number | null
}

const WEEKS_A_YEAR = 52

function timesOf(values: AttributeValues, { per, typical }: PayModel): number | null {
  if (per === 'gross') return numberOf(values, 'payGross')
  return typical ? numberOf(values, 'payTypical') : null
}

/** Returns cents a week for a rate, or null where a factor is not stated. */
function weekOf(rate: number, { per, scale }: PayModel, times: number | null): Cents | null {
  if (per === 'week') return rate
  if (per === 'year') return Math.round(rate / WEEKS_A_YEAR)
  if (times === null) return null
  return per === 'gross' ? Math.round((rate * times) / scale / 100) : Math.round((rate * times * 100) / scale)
}

/** Returns what a week pays, or null where the figures of the poster do not say it honestly. */
export function weeklyPay(values: AttributeValues): WeeklyPay | null {
  const model = payModelOf(values.payModel)
  const rateFrom = numberOf(values, 'payFrom')
  if (!model || rateFrom === null) return null
  const rateTo = numberOf(values, 'payTo')
  const times = timesOf(values, model)
  const from = weekOf(rateFrom, model, times)
  if (from === null) return null
  return { from, to: rateTo === null ? null : weekOf(rateTo, model, times), model, rateFrom, rateTo, times }
}

/** Returns the least that a week pays as far as the poster says: what lists are narrowed and sorted by (`payWeekly`). */
export function leastWeeklyPay(values: AttributeValues): Cents | null {
  const least = Math.max(weeklyPay(values)?.from ?? 0, numberOf(values, 'payGuaranteed') ?? 0)
  return least > 0 ? least : null
}

/** Returns whether a listing says anything of pay. */
export const saysPay = (values: AttributeValues): boolean =>
  numberOf(values, 'payFrom') !== null || numberOf(values, 'payGuaranteed') !== null
