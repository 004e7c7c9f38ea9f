import { newStemmer } from 'snowball-stemmers'
import { isCyrillic } from '#app/lib/transliterate.ts'

const RUSSIAN = newStemmer('russian')
const ENGLISH = newStemmer('english')
const SPANISH = newStemmer('spanish')

/** Shorter words and words with digits have no endings. */
const MIN_LENGTH = 4

/** Returns the stems of a folded word: one for Cyrillic letters, an English and a Spanish one for others. The first is its key. */
export function stemsOf(word: string): readonly string[] {
  if (word.length < MIN_LENGTH || /\p{N}/u.test(word)) return [word]
  if (isCyrillic(word)) return [RUSSIAN.stem(word)]
  return [...new Set([ENGLISH.stem(word), SPANISH.stem(word)])]
}
