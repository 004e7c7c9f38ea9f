import { splitWords } from '#app/features/items/search-words.ts'

/** What an item may say where a word was typed: this word, or with `isPrefix` any word that begins so. */
export type Form = { readonly word: string; readonly isPrefix: boolean }

/** More words of a term say nothing more, and each is looked up. */
export const MAX_WORDS = 12

/** Fewer letters begin too many words: 'car' is no 'carrier'. */
const MIN_PREFIX = 4

const exactly = (words: readonly string[]): readonly Form[] =>
  [...new Set(words)].map((word) => ({ word, isPrefix: false }))

const RUSSIAN_ENDING =
  /(?:иями|ями|ами|иях|ием|ией|ого|его|ому|ему|ыми|ими|ях|ах|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|им|ым|их|ых|ия|ию|ии|ью|ья|ьи|а|я|о|е|и|ы|у|ю|ь|й)$/u

const SHORT_RUSSIAN_ENDINGS = ['', ...'а я о е и ы у ю ь ой ей ом ем ов ам ям ах ях'.split(' ')]

/** Returns what the cases of a Russian word have in common: водитель, водители and водителя begin with 'водител'. */
function russianStem(word: string): string {
  // 'стоянка' and 'стоянок' share no more than 'стоян'.
  const plural = /^(?<root>.{4,}[^аеиоуыэюя])[ое]к$/u.exec(word)?.groups?.['root']
  if (plural) return plural
  const stem = word.replace(RUSSIAN_ENDING, '')
  return (stem.length < 3 ? word : stem).replace(/(?<=.{4}[^аеиоуыэюя])к$/u, '')
}

const SPANISH_GENDER = /(?<=..(?:ad|id|ic|er))[oa]$/u
const ENDING_Y = /(?<=.{5})ies$|(?<=.{5})(?<=[bcdfgklmnprstvz])y$/u

/** Returns what singular and plural of an English or Spanish word have in common, for Spanish in the
 * masculine. */
function latinStem(word: string): string {
  const singular = word
    .replace(ENDING_Y, '')
    .replace(/(?<=..(?:x|ch|sh|ss|z))es$|(?<=.{4}[nlrdj])es$/u, '')
    .replace(/(?<=..[^su])(?<!i)s$/u, '')
  return singular.replace(SPANISH_GENDER, 'o')
}

/** Returns what the forms of a word have in common; a number and one or two letters have only themselves. */
export function stemOf(word: string): string {
  if (/\p{N}/u.test(word) || word.length < 3) return word
  return /\p{Script=Cyrillic}/u.test(word) ? russianStem(word) : latinStem(word)
}

function russianForms(word: string, stem: string): readonly Form[] {
  if (stem.length > MIN_PREFIX) return [{ word: stem, isPrefix: true }]
  return exactly([word, ...SHORT_RUSSIAN_ENDINGS.map((ending) => stem + ending)])
}

function latinForms(word: string, stem: string): readonly Form[] {
  if (SPANISH_GENDER.test(stem))
    return exactly([word, ...['o', 'a', 'os', 'as'].map((end) => stem.slice(0, -1) + end)])
  const endings = ['', 's', 'es', ...(ENDING_Y.test(word) ? ['y', 'ies'] : [])]
  return exactly([word, ...endings.map((ending) => stem + ending)])
}

/**
 * Returns a word with its numbers, cases and genders. Only Russian, with its many endings, is looked for by what words begin with:
 * 'port' as another name of something is no 'portland'.
 */
export function inflectionsOf(word: string): readonly Form[] {
  if (/\p{N}/u.test(word) || word.length < 3) return exactly([word])
  const stem = stemOf(word)
  return /\p{Script=Cyrillic}/u.test(word) ? russianForms(word, stem) : latinForms(word, stem)
}

/** Returns the forms in which an item may say a word that was typed: its inflections, and what begins with it. */
export function formsOf(word: string): readonly Form[] {
  const isWhole = /\p{N}/u.test(word) || word.length < MIN_PREFIX
  const others = inflectionsOf(word)
  return isWhole || others.some((form) => form.isPrefix && word.startsWith(form.word))
    ? others
    : [{ word, isPrefix: true }, ...others.filter((form) => !form.word.startsWith(word))]
}

/** Returns the words of a term that a dictionary of stems may know: of letters, and neither short nor long. */
export function wordsToStem(term: string): readonly string[] {
  return [...new Set(splitWords(term))].filter((word) => /^\p{L}{4,32}$/u.test(word)).slice(0, MAX_WORDS)
}
