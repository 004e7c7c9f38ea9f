import { CATEGORIES, type CategorySlug } from '#app/features/categories/category-list.ts'
import { foldLetters } from '#app/lib/fold.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'

/** Longer words are cut: an index has its limit, and no one types more. In characters. */
const MAX_WORD_LENGTH = 40

const APOSTROPHE = /(?<=[\p{L}\p{N}])['’‘ʼ`´](?=\p{L})/gu

/** Returns the words of a text in order: folded, without punctuation. "Driver's CDL-A" has the words drivers, cdl, a. */
export function splitWords(text: string): readonly string[] {
  const words =
    foldLetters(text)
      .replace(APOSTROPHE, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) =>
    word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word,
  )
}

/** Returns the letters and the numbers of a word such as t680 apart; any other word is its only part. */
export function partsOf(word: string): readonly string[] {
  return word.match(/\p{L}+|\p{N}+/gu) ?? []
}

/** Lexemes of a search vector that are no words of a text begin with a sign, which no word contains. */
export const categoryLexeme = (slug: CategorySlug) => `@${slug}`
export const stateLexeme = (code: string) => `~${code.toLowerCase()}`
/** A word of the title or the place: a hit there ranks higher. */
export const headLexeme = (word: string) => `=${word}`

/**
 * Marks a vector that has the words of attributes as this release makes them. When those words change, so does the number, here
 * and in an index like that of migration 0081: then a job makes older vectors again ([ATTR-21]).
 */
export const FACT_WORDS = '#1'

export type Searchable = {
  readonly category: CategorySlug
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly location?: LocalizedText | undefined
  /** What else an item is found by, such as its attributes in words: no better than words of the description. */
  readonly extraWords?: readonly string[]
  /** The name of the company that a listing is from ([BIZ-06]). */
  readonly company?: string | undefined
  readonly businessCity?: string | undefined
  readonly businessState?: string | null | undefined
  readonly businessZipCode?: string | undefined
  readonly serviceCity?: string | undefined
  readonly serviceState?: string | null | undefined
  readonly serviceZipCode?: string | undefined
}

const textsOf = (text: LocalizedText = {}) => Object.values(text)

const wordsWithParts = (text: string) => splitWords(text).flatMap((word) => [word, ...partsOf(word)])

/** Two words next to each other, as one: 'step deck' is also found as stepdeck. */
function compoundsOf(text: string): readonly string[] {
  const words = splitWords(text)
  return words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`.slice(0, MAX_WORD_LENGTH))
}

/**
 * Returns everything an item is found by ([SRCH-07]), in PostgreSQL's notation of a tsvector without positions: words of
 * the category, title, place and description in all languages, those of title and place once more as such, its category and
 * states, its company, and `extraWords` with `FACT_WORDS`. No other code makes it; code that changes one of them stores it again.
 */
export function searchVectorOf(item: Searchable): string {
  const titles = textsOf(item.title)
  const places = [item.businessCity, item.businessZipCode, item.serviceCity, item.serviceZipCode]
  const head = [
    ...titles.flatMap((title) => [...wordsWithParts(title), ...compoundsOf(title)]),
    ...[...places, ...textsOf(item.location)].flatMap((place) => wordsWithParts(place ?? '')),
  ]
  const names = Object.values(CATEGORIES[item.category].names)
  const body = [...names, ...textsOf(item.description), ...(item.extraWords ?? []), item.company ?? '']
  const states = [item.businessState, item.serviceState].flatMap((code) => (code ? stateLexeme(code) : []))
  const lexemes = [...head, ...head.map(headLexeme), ...body.flatMap(wordsWithParts), ...states]
  const version = item.extraWords ? [FACT_WORDS] : []
  return [...new Set([...lexemes, ...version, categoryLexeme(item.category)])].join(' ')
}
