import type { Translate } from '#app/i18n/translate.ts'
import { type AttributeValues, choicesOf, numberOf } from './attribute-values.ts'
import { choiceName } from './labels.ts'
import { dollars } from './money-text.ts'
import { saysPay } from './pay.ts'
import { formulaText, rateText, weekText } from './pay-text.ts'

/** What a job pays, the same way on every job ([ATTR-03]). Texts are in the language of the page. */
export type PayCard = {
  readonly isStated: boolean
  /** '$1,488 a week'; the rate where a week cannot be said; 'Pay not stated'. */
  readonly headline: string
  /** The arithmetic, or that the poster does not say what a week comes to; null where nothing is stated. */
  readonly formula: string | null
  /** '$0.62 a mile, all miles', where it is not the headline. */
  readonly rate: string | null
  readonly guaranteed: string | null
  readonly extras: readonly string[]
  readonly deductions: readonly string[]
}

function extrasOf(values: AttributeValues, t: Translate): readonly string[] {
  const bonus = numberOf(values, 'signOnBonus')
  const names = choicesOf(values, 'payExtras')
    .filter((extra) => bonus === null || extra !== 'sign-on')
    .map((extra) => choiceName('payExtras', extra, t))
  if (bonus === null) return names
  const name = choiceName('payExtras', 'sign-on', t)
  return [...names, t('attributes.amountOf', { name, value: dollars(bonus) })]
}

function guaranteedText(values: AttributeValues, t: Translate): string | null {
  const cents = numberOf(values, 'payGuaranteed')
  return cents === null ? null : t('attributes.shortGuaranteed', { value: dollars(cents) })
}

/** Returns the pay card of a job. */
export function payCard(values: AttributeValues, t: Translate): PayCard {
  const [week, rate, guaranteed] = [weekText(values, t), rateText(values, t), guaranteedText(values, t)]
  const isStated = saysPay(values)
  const headline = week ?? rate ?? guaranteed ?? t('attributes.notStated')
  return {
    isStated,
    headline,
    formula: isStated ? (formulaText(values, t) ?? t('attributes.weekUnknown')) : null,
    rate: rate === headline ? null : rate,
    guaranteed: guaranteed === headline ? null : guaranteed,
    extras: extrasOf(values, t),
    deductions: choicesOf(values, 'deductions').map((choice) => choiceName('deductions', choice, t)),
  }
}

/** Returns pay for the line of a card: '$1,488 a week' and '$0.62 a mile, all miles'; null where nothing is stated. */
export function payLine(
  values: AttributeValues,
  t: Translate,
): { main: string; detail: string | null } | null {
  const { isStated, headline, rate } = payCard(values, t)
  return isStated ? { main: headline, detail: rate } : null
}
