import { isPayModel } from '#app/features/attributes/pay-models.ts'
import { rateText } from '#app/features/attributes/pay-text.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isJobGroup } from './comparables.ts'

const THOUSAND = 1000

/** From here on a price is rounded to thousands: '$44,900' is '$45k'. */
const ROUNDED_FROM = 10_000

/** Returns '$41k' or '$9,500' of cents. */
export function shortDollars(cents: number): string {
  const dollars = Math.round(cents / 100)
  return dollars >= ROUNDED_FROM
    ? `$${Math.round(dollars / THOUSAND).toLocaleString('en-US')}k`
    : `$${dollars.toLocaleString('en-US')}`
}

/** How the values of a group of comparable listings are written: one, such as '$41k', and two, such as '$41k–$52k'. */
export type ValueFormat = {
  readonly one: (value: number) => string
  readonly range: (from: number, to: number) => string
}

const DOLLARS: ValueFormat = {
  one: shortDollars,
  range: (from, to) => `${shortDollars(from)}–${shortDollars(to)}`,
}

/** Returns how a group writes its values: as prices, or as rates of its pay model. */
export function formatOfGroup(group: string, t: Translate): ValueFormat {
  const payModel = group.split('/').at(-1)
  if (!isJobGroup(group) || !isPayModel(payModel)) return DOLLARS
  return {
    one: (value) => rateText({ payModel, payFrom: value }, t, true) ?? '',
    range: (from, to) => rateText({ payModel, payFrom: from, payTo: to }, t, true) ?? '',
  }
}
