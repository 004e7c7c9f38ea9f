import { isPrice, typedPrice } from '#app/features/listings/posting/typed-fields.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import { cleanLine, cleanText, fits, truncate } from '#app/lib/text.ts'
import { matchStates } from '#app/lib/us-states.ts'
import { textOf, type Values } from '../field-values.ts'

export type Repaired = { readonly text: string; readonly reason: string | null }

const ZIP = /^\s*(?<zip>\d{5})(?:[-\s]?\d{4})?\s*$/u

/** Returns a text on one line in at most `max` visible characters. */
export function shortened(value: unknown, max: number): Repaired {
  const line = cleanLine(textOf(value))
  if (fits(line, max)) return { text: line, reason: null }
  return { text: truncate(line, max), reason: `shortened to ${max} characters` }
}

/** Returns a text of several lines in at most `max` characters. */
export function shortenedText(value: unknown, max: number): Repaired {
  const text = cleanText(textOf(value))
  if (fits(text, max)) return { text, reason: null }
  const head = Array.from(text)
    .slice(0, max - 1)
    .join('')
  return { text: `${head.trimEnd()}…`, reason: `shortened to ${max} characters` }
}

/** Returns the first amount in a price that says more than one: the form takes a number only. */
export function priceIn(value: unknown): Repaired {
  const typed = typedPrice(textOf(value))
  if (isPrice(typed)) return { text: typed, reason: null }
  const cents = priceCentsOf(typed)
  if (cents === null || cents === 0) return { text: '', reason: 'left out: it is no number' }
  const text = typedPrice(String(cents / 100))
  return { text, reason: `read as ${text}` }
}

/** Returns the code of a state, also of one that is written in full; anything else stays, to be judged. */
export function stateCode(value: unknown): string {
  const typed = textOf(value)
  const [code = typed, ...others] = typed === '' ? [] : matchStates(typed)
  return others.length > 0 ? typed : code
}

/** Returns the first five digits of 60601-1234. */
export const zipOf = (value: unknown): string => ZIP.exec(textOf(value))?.groups?.['zip'] ?? textOf(value)

/** Returns the language in which a row has a title: English if it has none. */
export const languageOfTexts = (values: Values): Locale =>
  LOCALES.find(
    (locale) => textOf(values[`title${locale[0]?.toUpperCase() ?? ''}${locale.slice(1)}`]) !== '',
  ) ?? 'en'
