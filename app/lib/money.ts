import type { Locale } from './locale.ts'
import { parseTypedNumber } from './typed-number.ts'

/** An amount in US cents, an integer. */
export type Cents = number

/**
 * How each language writes dollars in the United States. Russian too: '$300,00' would be read as thirty thousand
 * there.
 */
const DOLLARS = { en: 'en-US', ru: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>

const WITH_CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const AMOUNTS = {
  'en-US': new Intl.NumberFormat('en-US', WITH_CENTS),
  'es-US': new Intl.NumberFormat('es-US', WITH_CENTS),
} as const

/** Returns '$1,234.50' in every language, as the trade writes it. */
export function formatCents(cents: Cents, locale: Locale): string {
  return `$${AMOUNTS[DOLLARS[locale]].format(cents / 100)}`
}

/** More cents than this are no price but a phone number or a joke. */
const MAX_CENTS = 100_000_000_000

/** The first number of a text, with thousands marked in any way, and what multiplies it. */
const AMOUNT =
  /(?:\d{1,3}(?:[,.\s\u00A0\u202F]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2}(?!\d))?)(?:\s?(?:k|к|тыс\.?|mil)(?!\p{L}))?/iu

/** Returns the number in a free price text, for filters and sorting (D-30): null when it has none, 0 for 'Free'. */
export function priceCentsOf(text: string): Cents | null {
  if (/^\s*(free|бесплатно|gratis)\b/iu.test(text) || /^\s*бесплатно/iu.test(text)) return 0
  const number = parseTypedNumber(AMOUNT.exec(text)?.[0] ?? '')
  if (!number) return null
  const cents = Math.round(number.value * 100)
  return cents <= MAX_CENTS ? cents : null
}

const BARE_NUMBER = /^\$?(\d{1,9})(\.\d{1,2})?$/u

/** Returns a price as it is shown: a bare number gets its sign and commas, any other text stays as it was written. */
export function shownPrice(text: string): string {
  const [, dollars, cents = ''] = BARE_NUMBER.exec(text.trim()) ?? []
  if (dollars === undefined) return text
  return `$${Number(dollars).toLocaleString('en-US')}${cents && cents.padEnd(3, '0')}`
}
