import type { Locale } from './locale.ts'

/** An amount of US dollars in whole cents. */
export type Cents = number

/** How each language writes dollars in the United States. Russian too: '$300,00' would read as thirty thousand there. */
const DOLLARS = { en: 'en-US', ru: 'en-US', es: 'es-US' } as const satisfies Record<Locale, string>

/** '$1,234.50' in every language, as the trade writes it. */
export function formatCents(cents: Cents, locale: Locale): string {
  const amount = new Intl.NumberFormat(DOLLARS[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `$${amount.format(cents / 100)}`
}

/** A price beyond this many cents is no price but a phone number or a joke. */
const MAX_CENTS = 100_000_000_000

/** The number behind a free price text for filters and sorts (D-30): null when it has none, 0 for 'Free'. */
export function priceCentsOf(text: string): Cents | null {
  if (/^\s*(free|бесплатно|gratis)\b/iu.test(text) || /^\s*бесплатно/iu.test(text)) return 0
  const digits = /\d[\d,]*(\.\d{1,2})?/u.exec(text)?.[0]
  if (!digits) return null
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100)
  return cents <= MAX_CENTS ? cents : null
}

const BARE_NUMBER = /^\$?(\d{1,9})(\.\d{1,2})?$/u

/** A price as it is shown: a bare number gets its sign and its commas, any other text stays as its poster wrote it. */
export function shownPrice(text: string): string {
  const [, dollars, cents = ''] = BARE_NUMBER.exec(text.trim()) ?? []
  if (dollars === undefined) return text
  return `$${Number(dollars).toLocaleString('en-US')}${cents && cents.padEnd(3, '0')}`
}
