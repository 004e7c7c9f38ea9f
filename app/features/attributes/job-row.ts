import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type AttributeValues, numberOf } from './attribute-values.ts'
import { shortText } from './card-facts.ts'
import type { AttributeKey } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { attributeName } from './labels.ts'
import { dollars } from './money-text.ts'
import { payCard } from './pay-card.ts'
import { howText, saidText, sumText } from './pay-text.ts'

/** What a row says of pay ([CAT-14]). */
type PayOfRow = {
  /** '$1,488–$1,632'; the rate or the guarantee where a week cannot be said. */
  readonly sum: string
  /** 'a week', where the sum is that of a week. */
  readonly per: string | null
  /** '$0.62–$0.68 × 2,400 mi': how the sum is made. */
  readonly how: string | null
  /** Who says so. */
  readonly said: string | null
}

/** How a list shows a job. */
export type JobRow = {
  /** Always the same ones in the same order, '' for what is not stated; empty where none is. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Null where nothing of pay is stated. */
  readonly pay: PayOfRow | null
  /** The words for that. Browsers do not have them. */
  readonly unstated: { readonly title: string; readonly ask: string }
}

const DRIVING: readonly AttributeKey[] = ['homeTime', 'freight', 'route', 'employment']
const WORK: readonly AttributeKey[] = ['officeRole', 'jobField', 'schedule', 'shift', 'employment']

/** Returns whether a category looks for people: each of its listings says what it pays, or that it does not. */
export const isJob = (category: CategorySlug): boolean => CATALOG[category].asked.includes('payModel')

function factsOf(category: CategorySlug, values: AttributeValues, t: Translate): JobRow['facts'] {
  const { asked } = CATALOG[category]
  const keys = (asked.includes('homeTime') ? DRIVING : WORK).filter((key) => asked.includes(key))
  const facts = keys.map((key) => ({
    label: attributeName(key, t),
    value: shortText(key, values, t) ?? '',
  }))
  return facts.some(({ value }) => value !== '') ? facts : []
}

function weekOf(values: AttributeValues, t: Translate): PayOfRow | null {
  const sum = sumText(values, t)
  if (sum === null) return null
  return { sum, per: t('attributes.aWeek'), how: howText(values, t), said: saidText(values, t) }
}

function guaranteeOf(values: AttributeValues, t: Translate): PayOfRow | null {
  const cents = numberOf(values, 'payGuaranteed')
  if (cents === null) return null
  return {
    sum: dollars(cents),
    per: t('attributes.aWeek'),
    how: t('attributes.guaranteed'),
    said: saidText(values, t),
  }
}

function payOf(values: AttributeValues, t: Translate): PayOfRow | null {
  const { isStated, headline, formula } = payCard(values, t)
  if (!isStated) return null
  const known = weekOf(values, t) ?? guaranteeOf(values, t)
  return known ?? { sum: headline, per: null, how: null, said: formula }
}

/** Returns how a list shows a listing of a job; null for all else. */
export function jobRow(category: CategorySlug, values: AttributeValues, t: Translate): JobRow | null {
  if (!isJob(category)) return null
  const unstated = { title: t('attributes.notStated'), ask: t('attributes.askPay') }
  return { facts: factsOf(category, values, t), pay: payOf(values, t), unstated }
}
