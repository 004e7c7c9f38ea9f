import { fold } from '#app/lib/fold.ts'

const SHORT: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** Returns a name of a city as it is compared: 'St. Louis' and 'saint  louis' are one, and so are 'Mc Kinney' and McKinney. */
export function placeKey(name: string): string {
  const folded = fold(name)
  // Most names are plain words, which are split faster.
  const isPlain = /^[a-z]+(?: [a-z]+)*$/u.test(folded)
  const words = isPlain ? folded.split(' ') : (folded.match(/[\p{L}\p{N}]+/gu) ?? [])
  return words
    .map((word) => SHORT[word] ?? word)
    .join(' ')
    .replace(/\bmc /gu, 'mc')
}
