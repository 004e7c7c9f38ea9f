/** What an item may say where a word was typed: this word, or with `isPrefix` any word that begins so. */
export type Form = { readonly word: string; readonly isPrefix: boolean }

/** Fewer letters begin too many words: 'car' is no 'carrier'. */
const MIN_PREFIX = 4

const exactly = (words: readonly string[]): readonly Form[] =>
  [...new Set(words)].map((word) => ({ word, isPrefix: false }))

const RUSSIAN_ENDING =
  /(?:иями|ями|ами|иях|ием|ией|ого|его|ому|ему|ыми|ими|ях|ах|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|им|ым|их|ых|ия|ию|ии|ью|ья|ьи|а|я|о|е|и|ы|у|ю|ь|й)$/u

const SHORT_RUSSIAN_ENDINGS = ['', ...'а я о е и ы у ю ь ой ей ом ем ов ам ям ах ях ами ями'.split(' ')]

/** Returns what the cases of a Russian word have in common: водитель, водители and водителя begin with 'водител'. */
function russianStem(word: string): string {
  // 'стоянка' and 'стоянок' share no more than 'стоян'.
  const plural = /^(?<root>.{4,}[^аеиоуыэюя])[ое]к$/u.exec(word)?.groups?.['root']
  if (plural) return plural
  const stem = word.replace(RUSSIAN_ENDING, '')
  return (stem.length < 3 ? word : stem).replace(/(?<=.{4}[^аеиоуыэюя])к$/u, '')
}

/** Returns what singular and plural of an English or Spanish word have in common, for Spanish both genders too. */
function latinStem(word: string): string {
  const singular = word
    .replace(/(?<=.{5})ies$|(?<=.{5})(?<=[bcdfgklmnprstvz])y$/u, '')
    .replace(/(?<=..(?:x|ch|sh|ss|z))es$|(?<=.{4}[nlrdj])es$/u, '')
    .replace(/(?<=..[^su])(?<!i)s$/u, '')
  return singular.replace(/(?<=..(?:ad|id|ic|er))[oa]$/u, '')
}

function shortForms(stem: string, word: string): readonly Form[] {
  if (/\p{Script=Cyrillic}/u.test(word))
    return exactly([word, ...SHORT_RUSSIAN_ENDINGS.map((ending) => stem + ending)])
  return exactly([word, stem, `${stem}s`, `${stem}es`])
}

/** Returns what the forms of a word have in common; a number and one or two letters have only themselves. */
export function stemOf(word: string): string {
  if (/\p{N}/u.test(word) || word.length < 3) return word
  return /\p{Script=Cyrillic}/u.test(word) ? russianStem(word) : latinStem(word)
}

/** Returns the forms in which an item may say a word: its cases, numbers and, from four letters on, what begins so. */
export function formsOf(word: string): readonly Form[] {
  const stem = stemOf(word)
  if (/\p{N}/u.test(word) || word.length < 3) return exactly([word])
  if (stem.length >= MIN_PREFIX) return [{ word: stem, isPrefix: true }]
  return shortForms(stem, word)
}
