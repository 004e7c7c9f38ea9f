/** The company that a poster posts for, as everyone sees it ([BIZ-03]). */
export type Company = {
  readonly name: string
  /** The id of a picture; '' for none. */
  readonly logo: string
}

/** Words that begin with a letter or a digit, as people read them: 'Ruiz & Sons' has two. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu

/** Returns the first letters of the first two words: 'NR' for 'Northgate Reefer Lines', 'S' for 'Sokol'. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(WORD) ?? []
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase()
}

/** Returns a number that a name always has, and that is likely to differ from another's: a tile takes its tone from it. */
export function toneOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
}
