import { parseTypedNumber } from '#app/lib/typed-number.ts'

/** Reads a number alone, as people write it: '412,000', '412k', '$1,850.50', '0,62', '88 %'. Returns null for what is none. */
export function parseNumber(text: string): number | null {
  const number = parseTypedNumber(text)
  return number && ['', '%'].includes(number.unit) ? number.value : null
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
