import { readPlace } from '#app/features/places/recognize-place.server.ts'
import { nearestWord } from '#app/lib/edit-distance.ts'
import { isCyrillic } from '#app/lib/transliterate.ts'
import { isAmountWord } from './amounts.ts'
import { inOtherLayout, parseQuery, type Token } from './parse.ts'
import { isFiller, isVocabulary, vocabulary } from './read-vocabulary.server.ts'

export type NormalizeOptions = {
  /** Whether listings have a word: such a word is never corrected. */
  readonly isKnown: (word: string) => boolean
}

const isWord = (text: string) => /^\p{L}{3,}$/u.test(text)
const isUnderstood = ({ text }: Token, { isKnown }: NormalizeOptions) =>
  isWord(text) && (isVocabulary(text) || isKnown(text))

/** A query of which no word is understood was perhaps typed in the other keyboard layout. */
function inLayout(query: string, options: NormalizeOptions): readonly Token[] {
  const tokens = parseQuery(query)
  if (tokens.some((token) => isUnderstood(token, options) || isFiller(token.text))) return tokens
  const others = parseQuery(inOtherLayout(query))
  return others.some((token) => isUnderstood(token, options)) ? others : tokens
}

const MIN_CORRECTED = 6

let byFirstLetter: ReadonlyMap<string, readonly string[]> | null = null

function similarWords(word: string): readonly string[] {
  byFirstLetter ??= Map.groupBy(vocabulary(), ([first = '']) => first)
  return byFirstLetter.get(word[0] ?? '') ?? []
}

/** A word that neither the vocabulary nor a listing has becomes the word of the vocabulary that it resembles. */
function corrected(token: Token, { isKnown }: NormalizeOptions): Token {
  const { text } = token
  if (text.length < MIN_CORRECTED || !isWord(text) || isFiller(text) || isAmountWord(text)) return token
  if (isVocabulary(text) || isKnown(text) || readPlace(text)?.isKnown) return token
  const nearest = nearestWord(text, similarWords(text))
  return nearest === null || isCyrillic(nearest) !== isCyrillic(text) ? token : { ...token, text: nearest }
}

const CLASS = /^(?:cdl|class|clase|сдл|класса?|категории?|категория|licencia)$/u
const CLASSES: Readonly<Record<string, string>> = {
  a: 'cdla',
  а: 'cdla',
  b: 'cdlb',
  б: 'cdlb',
  в: 'cdlb',
  c: 'cdlc',
  с: 'cdlc',
}

/** 'CDL A' is one word: a letter alone says nothing elsewhere. */
function joinClasses(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i) => {
    const [before, after] = [tokens[i - 1], tokens[i + 1]]
    if (before && CLASS.test(before.text) && CLASSES[token.text]) return []
    const joined = CLASS.test(token.text) && after ? CLASSES[after.text] : undefined
    return joined && after ? [{ text: joined, raw: `${token.raw} ${after.raw}` }] : [token]
  })
}

/**
 * Returns the tokens of a query as the vocabulary spells them: plain letters, the right keyboard layout, words of the trade without
 * misspellings.
 */
export const normalize = (query: string, options: NormalizeOptions): readonly Token[] =>
  joinClasses(inLayout(query, options).map((token) => corrected(token, options)))
