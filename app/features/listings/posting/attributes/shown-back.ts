import type { AttributeType } from '#app/features/attributes/attribute.ts'
import { type AttributeValues, choicesOf } from '#app/features/attributes/attribute-values.ts'
import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { payModelOf } from '#app/features/attributes/pay-models.ts'
import { normalizeVin } from '#app/features/attributes/vin.ts'
import { parseRatePerMile } from '#app/features/attributes/written-numbers.ts'
import { cleanLine } from '#app/lib/text.ts'
import { shownNumber, typedCount, typedDollars, typedPercent, typedYear } from './typed-numbers.ts'

/** What was typed, and how pay is counted: that says what a rate is. */
type Typed = { readonly key: AttributeKey; readonly typed: string; readonly payModel: string }

const isPerMile = (payModel: string) => ['mile', 'loadedMile'].includes(payModelOf(payModel)?.per ?? '')

function rateOf({ typed, payModel }: Typed): number | null {
  if (payModelOf(payModel)?.per === 'gross') return typedPercent(typed)
  return (isPerMile(payModel) ? parseRatePerMile(typed) : null) ?? typedDollars(typed)
}

/** Tenths of a cent a mile, tenths of a percent, cents. */
function rateDecimals(payModel: string): number {
  if (isPerMile(payModel)) return 3
  return payModelOf(payModel)?.per === 'gross' ? 1 : 2
}

function unitOf({ key, payModel }: Typed) {
  return key === 'payTypical' ? payModelOf(payModel)?.typical?.unit : attributeOf(key).unit
}

const shown = (number: number | null, decimals = 0) =>
  number === null ? null : shownNumber(number, decimals)
const year = (number: number | null) => (number === null ? null : String(number))

/** What is understood of a text, as it is written; null for what is not understood. */
const UNDERSTOOD: Readonly<Record<AttributeType, (typed: Typed) => string | null>> = {
  number: (typed) => shown(typedCount(typed.typed, unitOf(typed))),
  money: ({ typed }) => shown(typedDollars(typed), 2),
  rate: (typed) => shown(rateOf(typed), rateDecimals(typed.payModel)),
  year: ({ typed }) => year(typedYear(typed)),
  vin: ({ typed }) => normalizeVin(typed),
  text: ({ typed }) => typed,
  choice: ({ typed }) => typed,
  choices: ({ typed }) => typed,
  flag: ({ typed }) => typed,
}

/**
 * Returns what the form understands of a typed text, as it shows it: '450k' is 450,000, '62 cpm' is 0.62 ([ATTR-13]). What is
 * not understood stays as it was typed.
 */
export function shownBack(given: Typed): string {
  const typed = cleanLine(given.typed)
  if (typed === '') return ''
  return UNDERSTOOD[attributeOf(given.key).type]({ ...given, typed }) ?? typed
}

/** Returns the stored value of an attribute that is no list as its field shows it; '' where nothing is stated. */
export function storedAsTyped(values: AttributeValues, key: AttributeKey): string {
  const value = values[key]
  if (value === undefined) return ''
  if (value === true) return 'on'
  if (typeof value !== 'number') return choicesOf(values, key)[0] ?? ''
  const { type } = attributeOf(key)
  if (type === 'year') return String(value)
  if (type === 'money') return shownNumber(value / 100, 2)
  const scale = type === 'rate' ? (payModelOf(values.payModel)?.scale ?? 1) : 1
  return shownNumber(value / scale, Math.round(Math.log10(scale)))
}
