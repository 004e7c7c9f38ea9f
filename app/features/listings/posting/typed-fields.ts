import { LISTING_FIELDS } from '#app/features/items/listing-fields.ts'

/** Only digits, dots and '$' ([POST-04]). */
export function priceSigns(typed: string): string {
  return typed.replace(/[^\d.$]/gu, '').slice(0, LISTING_FIELDS.compensation.max)
}

/** Only digits, at most five ([POST-03]). */
export function zipDigits(typed: string): string {
  return typed.replace(/\D/gu, '').slice(0, LISTING_FIELDS.businessZipCode.max)
}
