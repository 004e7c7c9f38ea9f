import { fold } from '#app/lib/fold.ts'

/** In characters; what is longer says no more about words that are missing. */
export const MAX_COUNTED_LENGTH = 60

/** Seven digits or more, with signs between them; fewer are a year or a price, and those after a letter a model. */
const hasPhone = (text: string) => /(?<![\p{L}\p{N}])\d(?:[\s().-]{0,2}\d){6,}/u.test(text)

/** Numbers of vehicles have 17 letters and digits. */
const hasVin = (text: string) => /(?<![\p{L}\p{N}])(?=[a-z]*\d)[a-z0-9]{17}(?![\p{L}\p{N}])/u.test(text)

const isAboutPerson = (text: string) =>
  text.includes('@') || hasPhone(text) || hasVin(text) || /https?:|www\./u.test(text)

/**
 * Returns a search as it is counted when it found nothing: folded, without signs, cut. Null for what may name a person or a vehicle (a
 * phone number, an email or web address, a VIN), and for what has no letters.
 */
export function countableTerm(typed: string): string | null {
  const folded = fold(typed)
  if (isAboutPerson(folded) || !/\p{L}/u.test(folded)) return null
  const words = folded.replace(/[^\p{L}\p{M}\p{N}'’.,/&+$%-]+/gu, ' ').trim()
  return [...words].slice(0, MAX_COUNTED_LENGTH).join('').trim()
}
