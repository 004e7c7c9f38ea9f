import { parseNumber } from '#app/features/attributes/written-numbers.ts'

/** More than any number that is stored. */
const MAX = 2_000_000_000

/** Returns the whole number that was meant, as people type it: '60k', '$1,500', '60 тыс', '60 mil'. Null: none was. */
export function typedNumber(typed: string): number | null {
  const number = parseNumber(typed)
  return number === null || number > MAX ? null : Math.round(number)
}
