import { withoutKey } from '#app/lib/key-addresses.ts'

/** What may be about a person in a text that nobody has read: addresses, numbers of phones and cards, what was asked for. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>(]+@[^\s@"'<>)]+\.[a-z]{2,}/giu, '<email>'],
  // After ? and # of an address, up to where the line and column of a stack begin.
  [/(?<=\/[^\s?#]*)[?#][^\s:)]*/gu, ''],
  [/\+?\d(?:[\s().-]{0,2}\d){6,}/gu, '<number>'],
]

/** Returns the text without what may be personal and without keys in addresses. Lines and columns of a stack stay. */
export function redact(text: string): string {
  const closed = text.replaceAll(/https?:\/\/[^\s)]+/gu, withoutKey)
  return PERSONAL.reduce((clean, [found, instead]) => clean.replace(found, instead), closed)
}
