import { withoutKey } from '#app/lib/key-addresses.ts'

/** What may be personal in an unknown text: email addresses, phone and card numbers, queries. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>(]+@[^\s@"'<>)]+\.[a-z]{2,}/giu, '<email>'],
  // From ? or # of an address to the line and column of a stack frame.
  [/(?<=\/[^\s?#]*)[?#][^\s:)]*/gu, ''],
  [/\+?\d(?:[\s().-]{0,2}\d){6,}/gu, '<number>'],
]

/**
 * Returns the text without what may be personal and without secrets in addresses. Lines and columns of a stack stay.
 */
export function redact(text: string): string {
  const closed = text.replaceAll(/https?:\/\/[^\s)]+/gu, withoutKey)
  return PERSONAL.reduce((clean, [found, instead]) => clean.replace(found, instead), closed)
}
