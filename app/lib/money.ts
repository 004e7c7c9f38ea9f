import { AMERICAN, type Locale } from './locale.ts'

/** An amount of US dollars in whole cents. */
export type Cents = number

/** '$1,234.50'; the sign stays in front in every language, as the trade writes it. */
export function formatCents(cents: Cents, locale: Locale): string {
  const amount = new Intl.NumberFormat(AMERICAN[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `$${amount.format(cents / 100)}`
}

/** A price beyond this many cents is no price but a phone number or a joke. */
const MOST_CENTS = 100_000_000_000

/** The number behind a free price text for filters and sorts (D-30): null when it has none, 0 for 'Free'. */
export function priceCentsOf(text: string): Cents | null {
  if (/^\s*(free|бесплатно|gratis)\b/iu.test(text) || /^\s*бесплатно/iu.test(text)) return 0
  const digits = /\d[\d,]*(\.\d{1,2})?/u.exec(text)?.[0]
  if (!digits) return null
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100)
  return cents <= MOST_CENTS ? cents : null
}
