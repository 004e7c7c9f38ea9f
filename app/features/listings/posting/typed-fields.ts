import { LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import { cleanLine } from '#app/lib/text.ts'
import { parseTypedNumber } from '#app/lib/typed-number.ts'

const PRICE = /^\$?\d{1,9}(?:\.\d{1,2})?$/u
const DOLLARS = new Set(['', '$', 'usd', 'dollars', 'dólares', 'долларов'])

/** Whether a price is stored as it is: digits, a dot and '$' ([POST-04]), or none. */
export const isPrice = (text: string): boolean => text === '' || PRICE.test(text)

/**
 * Returns a price as it is stored, of what people type: '$85k' is $85000 ([ATTR-13]). What is not understood stays as it
 * was typed, so that the form can say so.
 */
export function typedPrice(typed: string): string {
  const text = cleanLine(typed)
  if (isPrice(text)) return text
  const number = parseTypedNumber(text)
  if (!number || !DOLLARS.has(number.unit)) return text
  const digits = Number.isInteger(number.value) ? String(number.value) : number.value.toFixed(2)
  const price = `${text.startsWith('$') ? '$' : ''}${digits}`
  return isPrice(price) ? price : text
}

/** Only digits, at most five ([POST-03]). */
export function zipDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/gu, '').slice(0, LISTING_FIELDS.businessZipCode.max)
}
