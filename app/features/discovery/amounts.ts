// Machines get an amount only where the whole text is one: a guess about money would be wrong.

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?`
const BARGAIN = String.raw`obo|or best offer|firm|negotiable|торг|торг уместен|negociable|a tratar`

const PRICE = new RegExp(`^(?:us)?\\$?\\s*${AMOUNT}\\s*(?:usd)?(?:[\\s,]+(?:${BARGAIN}))?$`, 'iu')
const FREE = /^(?:free|бесплатно|gratis)$/iu

const decimal = (whole: string | undefined, cents: string | undefined) =>
  `${(whole ?? '').replaceAll(',', '')}${cents ?? '.00'}`

/** '45000.00' for '$45,000 OBO'; null for '$1,850 a month', 'from $300' and all else that is more than a price. */
export function plainPrice(text: string): string | null {
  const trimmed = text.trim()
  if (FREE.test(trimmed)) return '0.00'
  const found = PRICE.exec(trimmed)
  return found ? decimal(found[1], found[2]) : null
}

/** Pay periods, by their schema.org names. */
const PERIODS = {
  HOUR: /^(?:hour|hr|час|hora)$/iu,
  DAY: /^(?:day|день|d[ií]a)$/iu,
  WEEK: /^(?:week|wk|неделю|semana)$/iu,
  MONTH: /^(?:month|mo|месяц|mes)$/iu,
  YEAR: /^(?:year|yr|год|año)$/iu,
} as const

const EACH = String.raw`\s*(?:\/|per\s|an?\s|в\s|за\s|por\s|al?\s|a\sla\s)\s*`
const PAY = new RegExp(`^\\$${AMOUNT}(?:\\s?[-–—]\\s?\\$?${AMOUNT})?${EACH}(\\p{L}+)\\.?$`, 'iu')

export type Pay = { readonly from: string; readonly to: string | null; readonly per: string }

/**
 * Returns the pay in '$1,900 a week' or '$28–32/hr'; null for pay by the mile, in parts of the freight, or in words.
 */
export function plainPay(text: string): Pay | null {
  const found = PAY.exec(text.trim())
  if (!found) return null
  const [, from, fromCents, to, toCents, period = ''] = found
  const per = Object.entries(PERIODS).find(([, names]) => names.test(period))?.[0]
  if (!per) return null
  return { from: decimal(from, fromCents), to: to ? decimal(to, toCents) : null, per }
}
