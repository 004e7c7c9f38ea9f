import type { Unit } from '#app/features/attributes/attribute.ts'
import { parseTypedNumber } from '#app/lib/typed-number.ts'

/** Words that may follow a number of a unit, in three languages; a factor where they name another unit. */
const UNIT_WORDS: Readonly<Partial<Record<Unit | 'days', readonly (readonly [RegExp, number])[]>>> = {
  miles: [[/^(?:mi|miles?|миль|мили|миля|millas?)\.?$/u, 1]],
  hours: [[/^(?:h|hrs?|hours?|ч|час(?:а|ов)?|horas?)\.?$/u, 1]],
  months: [
    [/^(?:mo|mos|months?|мес|месяц(?:а|ев)?|mes(?:es)?)\.?$/u, 1],
    [/^(?:y|yr|yrs|years?|г|год|года|лет|años?)\.?$/u, 12],
  ],
  days: [[/^(?:d|days?|дн(?:я|ей)?|день|d[ií]as?)\.?$/u, 1]],
  weeks: [[/^(?:w|wk|wks|weeks?|нед|недел[яиью]|semanas?)\.?$/u, 1]],
  feet: [[/^(?:ft|foot|feet|′|'|фут(?:а|ов)?|pies?)\.?$/u, 1]],
  inches: [[/^(?:in|inch|inches|″|"|дюйм(?:а|ов)?|pulgadas?)\.?$/u, 1]],
  squareFeet: [[/^(?:sq\.? ?ft|sqft|square feet|ft²|кв\.? ?фут(?:а|ов)?|pies? cuadrados?|pies²)\.?$/u, 1]],
  horsepower: [[/^(?:hp|л\.? ?с|лс|caballos?|cv)\.?$/u, 1]],
  percent: [[/^(?:%|percent|процент(?:а|ов)?|por ciento)$/u, 1]],
  mph: [[/^(?:mph|миль в час|millas por hora)\.?$/u, 1]],
}

/** What may follow an amount of money: a currency, and for how long it is. */
const DOLLAR_WORDS =
  /^(?:usd|dollars?|bucks|долл(?:ар(?:а|ов)?)?\.?|d[oó]lares)?\s*(?:(?:an?|per|в|за|al?|por|\/)?\s*(?:day|week|wk|month|mo|hr|hour|year|yr|mile|mi|load|день|неделю|месяц|час|год|милю|рейс|d[ií]a|semana|mes|hora|año|milla))?$/u
const CENT_WORDS =
  /^(?:¢|c|cpm|cents?|центов|цента?|центы|centavos?)(?:\s*(?:(?:an?|per|в|за|por|la|\/)\s*)?(?:mile|mi|милю|миля|milla))?$/u

const whole = (value: number): number => Math.round(value)

/** Returns a typed count in its unit: '2 years' of experience are 24 months. Null when it is none. */
export function typedCount(typed: string, unit: Unit | 'days' | undefined): number | null {
  const number = parseTypedNumber(typed)
  if (!number) return null
  if (number.unit === '') return whole(number.value)
  const words = unit === undefined ? [] : (UNIT_WORDS[unit] ?? [])
  const factor = words.find(([word]) => word.test(number.unit))?.[1]
  return factor === undefined ? null : whole(number.value * factor)
}

/** Returns a typed amount in dollars: '62 cpm' is 0.62. Null when it is none. */
export function typedDollars(typed: string): number | null {
  const number = parseTypedNumber(typed)
  if (!number) return null
  if (DOLLAR_WORDS.test(number.unit)) return number.value
  return CENT_WORDS.test(number.unit) ? number.value / 100 : null
}

const THIS_CENTURY_ENDS = 50

/** Returns a typed year; '21 is 2021. */
export function typedYear(typed: string): number | null {
  const digits = /^['’]?(\d{2}|\d{4})$/u.exec(typed.trim())?.[1]
  if (digits === undefined) return null
  const year = Number(digits)
  if (digits.length === 4) return year
  return year > THIS_CENTURY_ENDS ? 1900 + year : 2000 + year
}

/** Writes a number as the trade does: 450,000, 1,500, 0.62. */
export function shownNumber(value: number, decimals = 0): string {
  const isWhole = Number.isInteger(value)
  return value.toLocaleString('en-US', {
    minimumFractionDigits: isWhole ? 0 : Math.min(2, decimals),
    maximumFractionDigits: decimals,
  })
}

/** Returns a typed percentage; null when it is none. */
export function typedPercent(typed: string): number | null {
  const number = parseTypedNumber(typed)
  if (!number) return null
  return number.unit === '' || UNIT_WORDS.percent?.some(([word]) => word.test(number.unit))
    ? number.value
    : null
}
