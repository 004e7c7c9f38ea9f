/** Reads what people write for a number: '412,000', '412k', '$1,850.50', '0,62', '88 %'. Returns null for what is none. */
export function parseNumber(text: string): number | null {
  const written = text.trim().replaceAll(/[$%\s\u00a0\u202f]/gu, '')
  const [, digits = '', thousand] = /^(\d[\d,.]*|\.\d+)(k|к|тыс\.?)?$/iu.exec(written) ?? []
  if (!digits) return null
  const number = Number(withPoint(digits))
  return Number.isFinite(number) ? number * (thousand ? 1000 : 1) : null
}

/** Commas between thousands go; a lone comma is the decimal point of Russian and Spanish. */
function withPoint(digits: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/u.test(digits)) return digits.replaceAll(',', '')
  return /^\d+,\d+$/u.test(digits) ? digits.replace(',', '.') : digits
}

const BARE_CENTS = { min: 20, max: 600 }

/**
 * Reads a rate a mile in dollars. Cents are said by their sign, as '62 cpm', or by a whole number that can be no dollars:
 * '62'.
 */
export function parseRatePerMile(text: string): number | null {
  const [, cents] = /^\s*([\d.,]+)\s*(?:¢|c|cpm|cents?|ц|цент\p{L}*|centavos?)\s*$/iu.exec(text) ?? []
  if (cents !== undefined) return hundredth(parseNumber(cents))
  const number = parseNumber(text)
  if (number === null || text.includes('$')) return number
  return number >= BARE_CENTS.min && number <= BARE_CENTS.max ? hundredth(number) : number
}

const hundredth = (number: number | null) => (number === null ? null : number / 100)
