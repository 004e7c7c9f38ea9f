import type { MessageKey, Translate } from '#app/i18n/translate.ts'
import type { AttributeType, Unit } from './attribute.ts'
import { type AttributeValues, choicesOf, numberOf, textOf } from './attribute-values.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { choiceName } from './labels.ts'
import { dollars } from './money-text.ts'
import { payModelOf } from './pay-models.ts'
import { rateText } from './pay-text.ts'
import { maskVin } from './vin.ts'

/** Returns '3 weeks', '53 ft', '40'. */
function amountText(value: number, unit: Unit | 'days' | undefined, t: Translate): string {
  const key: MessageKey = `attributes.unit_${unit ?? 'count'}`
  return t.dynamic(key, { value, count: value })
}

const MONTHS_A_YEAR = 12

function experienceText(months: number, t: Translate): string {
  if (months === 0) return t('attributes.noExperience')
  if (months % MONTHS_A_YEAR !== 0) return t('attributes.experienceMonths', { count: months })
  return t('attributes.experienceYears', { count: months / MONTHS_A_YEAR })
}

function moneyText(cents: number, unit: Unit | undefined, t: Translate): string {
  const value = dollars(cents)
  if (unit === undefined) return value
  const key: MessageKey = `attributes.unit_${unit}`
  return t.dynamic(key, { value })
}

function numberText(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const value = numberOf(values, key)
  if (value === null) return null
  if (key === 'experience') return experienceText(value, t)
  if (key === 'payTypical') return amountText(value, payModelOf(values.payModel)?.typical?.unit, t)
  return key === 'bedrooms' && value === 0
    ? t('attributes.studio')
    : amountText(value, attributeOf(key).unit, t)
}

const namesOf = (key: AttributeKey, values: AttributeValues, t: Translate) =>
  choicesOf(values, key).map((choice) => choiceName(key, choice, t))

type ToText = (key: AttributeKey, values: AttributeValues, t: Translate) => string | null

function amountOfMoney(key: AttributeKey, values: AttributeValues, t: Translate): string | null {
  const cents = numberOf(values, key)
  return cents === null ? null : moneyText(cents, attributeOf(key).unit, t)
}

function vinText(key: AttributeKey, values: AttributeValues): string | null {
  const vin = textOf(values, key)
  return vin === null ? null : maskVin(vin)
}

const choicesText: ToText = (key, values, t) => namesOf(key, values, t).join(', ') || null

const TEXTS: Readonly<Record<AttributeType, ToText>> = {
  choice: choicesText,
  choices: choicesText,
  number: numberText,
  year: (key, values) => numberOf(values, key)?.toString() ?? null,
  money: amountOfMoney,
  rate: (key, values, t) => (values[key] === undefined ? null : rateText(values, t)),
  flag: (key, values, t) => (values[key] === true ? t('attributes.yes') : null),
  text: (key, values) => textOf(values, key),
  vin: vinText,
}

/** Returns the value of an attribute in words, or null where the listing does not state it. The end of a VIN is hidden. */
export const valueText: ToText = (key, values, t) => TEXTS[attributeOf(key).type](key, values, t)
