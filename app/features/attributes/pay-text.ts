import type { MessageKey, Translate } from '#app/i18n/translate.ts'
import { type AttributeValues, numberOf } from './attribute-values.ts'
import { dollars, dollarsOfMills } from './money-text.ts'
import { type WeeklyPay, weeklyPay } from './pay.ts'
import { type PayModel, payModelOf } from './pay-models.ts'

function oneRate(rate: number, { per, scale }: PayModel, t: Translate): string {
  if (per === 'gross') return t('attributes.unit_percent', { value: rate / scale })
  return per === 'mile' || per === 'loadedMile' ? dollarsOfMills(rate) : dollars(rate)
}

const span = (from: string, to: string | null, t: Translate) =>
  to === null || to === from ? from : t('attributes.range', { from, to })

const rates = (model: PayModel, from: number, to: number | null, t: Translate) =>
  span(oneRate(from, model, t), to === null ? null : oneRate(to, model, t), t)

/** Returns the rate as it is stated, '$0.62–$0.68 a mile, all miles', or null; beside others like it, 'a mile' is enough. */
export function rateText(values: AttributeValues, t: Translate, isAmongOthers = false): string | null {
  const model = payModelOf(values.payModel)
  const from = numberOf(values, 'payFrom')
  if (!model || from === null) return null
  const isShort = isAmongOthers && model.per === 'mile'
  const key: MessageKey = isShort ? 'attributes.rate_mileShort' : `attributes.rate_${model.per}`
  return t.dynamic(key, { value: rates(model, from, numberOf(values, 'payTo'), t) })
}

const sumOf = ({ from, to }: WeeklyPay, t: Translate) =>
  span(dollars(from), to === null ? null : dollars(to), t)

/** Returns what a usual week pays, '$1,488 a week', or null where it cannot be said. */
export function weekText(values: AttributeValues, t: Translate): string | null {
  const pay = weeklyPay(values)
  return pay && t('attributes.unit_aWeek', { value: sumOf(pay, t) })
}

/** Returns the arithmetic behind `weekText`, with all its parts ([ATTR-03]). */
export function formulaText(values: AttributeValues, t: Translate): string | null {
  const pay = weeklyPay(values)
  if (!pay) return null
  const { model, rateFrom, rateTo, times } = pay
  const key: MessageKey = `attributes.formula_${model.per}`
  return t.dynamic(key, {
    rate: rates(model, rateFrom, rateTo, t),
    times: model.per === 'gross' ? dollars(times ?? 0) : (times ?? 0),
    sum: sumOf(pay, t),
  })
}

/** Returns what a usual week pays, without saying that it is a week: '$1,488–$1,632'. */
export function sumText(values: AttributeValues, t: Translate): string | null {
  const pay = weeklyPay(values)
  return pay && sumOf(pay, t)
}

/** Returns how the sum of a week is made, '$0.62 × 2,400 mi'; null where the week itself is what is stated. */
export function howText(values: AttributeValues, t: Translate): string | null {
  const pay = weeklyPay(values)
  const per = pay?.model.per
  if (!pay || per === undefined || per === 'week') return null
  const { model, rateFrom, rateTo, times } = pay
  const key: MessageKey = `attributes.how_${per}`
  return t.dynamic(key, {
    rate: rates(model, rateFrom, rateTo, t),
    times: model.per === 'gross' ? dollars(times ?? 0) : (times ?? 0),
  })
}

/** Returns who says what a week pays, and before what. */
export const saidText = (values: AttributeValues, t: Translate): string =>
  t(payModelOf(values.payModel)?.per === 'gross' ? 'attributes.saidOfGross' : 'attributes.said')
