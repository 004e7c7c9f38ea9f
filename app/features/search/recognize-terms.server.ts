import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Locale } from '#app/lib/locale.ts'
import { withThousands } from './amounts.ts'
import type { Token } from './parse.ts'
import type { Choice, ParsedQuery, ParsedTerm } from './parsed-term.ts'
import {
  bestReadings,
  type CategoryReading,
  isChoiceIn,
  type PhraseReading,
} from './read-categories.server.ts'
import { isCheap, isFiller } from './read-vocabulary.server.ts'
import { type PlaceMatch, recognizePlaces } from './recognize-place-terms.server.ts'
import type { Word } from './word-roles.server.ts'

const unique = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .filter(
      (one, i) => choices.findIndex(({ key, choice }) => key === one.key && choice === one.choice) === i,
    )
    .map(({ key, choice }) => ({ key, choice }))

/** Returns the words from a place on that a phrase has. */
const spanOf = (words: readonly Word[], at: number, length: number) => words.slice(at, at + length)
const placesOf = (words: readonly Word[]) => words.flatMap(({ at }) => at)

/** A choice, and for a model also the words that texts have to say. */
function choiceTerms(
  { at, phrase }: PhraseReading,
  words: readonly Word[],
  categories: readonly CategorySlug[],
) {
  const meanings = phrase.meanings.flatMap((meaning) =>
    meaning.kind === 'choice' && categories.some((category) => isChoiceIn(category, meaning))
      ? [meaning]
      : [],
  )
  const span = spanOf(words, at, phrase.length)
  const terms: ParsedTerm[] = [{ kind: 'choice', at: placesOf(span), choices: unique(meanings) }]
  if (meanings.every(({ isModel }) => isModel))
    terms.push({ kind: 'words', at: placesOf(span), text: span.map(({ text }) => text).join(' ') })
  return terms
}

/** What no fact took: words, and words that ask for a low price. */
function otherTerms(words: readonly Word[]): readonly ParsedTerm[] {
  return words.flatMap((word): readonly ParsedTerm[] => {
    if (isCheap(word.text)) return [{ kind: 'cheap', at: word.at }]
    if (isFiller(word.text) || !/[\p{L}\p{N}]/u.test(word.text)) return []
    return [{ kind: 'words', at: word.at, text: word.text }]
  })
}

/** The choices of several categories that fit equally well, each once: any of them is enough. */
function choiceReadings(readings: readonly CategoryReading[]): readonly PhraseReading[] {
  const byPlace = new Map<number, PhraseReading>()
  for (const reading of readings.flatMap(({ choices }) => choices)) {
    const known = byPlace.get(reading.at)
    if (!known || known.phrase.length < reading.phrase.length) byPlace.set(reading.at, reading)
  }
  return [...byPlace.values()]
}

type ChoiceTerm = Extract<ParsedTerm, { readonly kind: 'choice' }>

const isWider = (one: ChoiceTerm, other: ChoiceTerm) =>
  one.choices.length > other.choices.length &&
  other.choices.every(({ key, choice }) =>
    one.choices.some((wide) => wide.key === key && wide.choice === choice),
  )

/** Of a 'trailer' that is a 'reefer' the reefer says it: the words of the wider fact are part of the narrower one. */
function narrowest(terms: readonly ParsedTerm[]): readonly ParsedTerm[] {
  const choices = terms.filter((term) => term.kind === 'choice')
  const narrowerOf = (term: ParsedTerm) =>
    term.kind === 'choice' ? choices.find((other) => isWider(term, other)) : undefined
  return terms.flatMap((term): readonly ParsedTerm[] => {
    if (narrowerOf(term)) return []
    const wider = choices.filter((one) => narrowerOf(one) === term)
    return [
      wider.length > 0
        ? { ...term, at: [...term.at, ...wider.flatMap(({ at }) => at)].toSorted((a, b) => a - b) }
        : term,
    ]
  })
}

function termsIn(words: readonly Word[], readings: readonly CategoryReading[]): readonly ParsedTerm[] {
  const [main] = readings
  if (!main) return otherTerms(words)
  const categories = readings.map(({ category }) => category)
  const choices = choiceReadings(readings)
  const taken = new Set<Word>()
  const take = (span: readonly Word[]) => {
    for (const word of span) taken.add(word)
    return placesOf(span)
  }
  const terms: ParsedTerm[] = main.amounts.map(({ at, length, params }) => ({
    kind: 'amount',
    at: take(spanOf(words, at, length)),
    params,
  }))
  for (const reading of choices) {
    take(spanOf(words, reading.at, reading.phrase.length))
    terms.push(...choiceTerms(reading, words, categories))
  }
  const facts = narrowest(terms)
  const parts = main.parts
    .flatMap(({ at, phrase }) => spanOf(words, at, phrase.length))
    .filter((word) => !taken.has(word))
  const named: readonly ParsedTerm[] = parts.length > 0 ? [{ kind: 'part', at: take(parts), categories }] : []
  return [...facts, ...named, ...otherTerms(words.filter((word) => !taken.has(word)))]
}

const placeTerm = ({ from, to, place, miles }: PlaceMatch): ParsedTerm => ({
  kind: 'place',
  at: Array.from({ length: to - from }, (_, i) => from + i),
  place,
  miles,
})

export type RecognizeOptions = {
  readonly locale: Locale
  /** Whether listings have a word: such a word is not taken for a misspelled place. */
  readonly isKnown: (word: string) => boolean
  /** The category that the address chooses. */
  readonly category: CategorySlug | null
  /** Whether the address names a place already. */
  readonly hasPlace: boolean
}

/** '60', 'тысяч' is one number; the place of the first token counts. */
function joinThousands(words: readonly Word[]): readonly Word[] {
  const texts = withThousands(words.map(({ text }) => text))
  let next = 0
  return texts.map((text) => {
    const word = words[next]
    const isJoined = word !== undefined && text !== word.text
    const at = words.slice(next, next + (isJoined ? 2 : 1)).flatMap((one) => one.at)
    next += isJoined ? 2 : 1
    return { text, at }
  })
}

/** Returns what a query asks for: a place, the part of the trade, facts, amounts, and the words that are left. */
export function recognize(tokens: readonly Token[], options: RecognizeOptions): ParsedQuery {
  const match = recognizePlaces(tokens, options)
  const isTaken = (at: number) => match !== null && at >= match.from && at < match.to
  const words = joinThousands(tokens.flatMap(({ text }, at) => (isTaken(at) ? [] : [{ text, at: [at] }])))
  const readings = bestReadings(words, options)
  const terms = termsIn(words, readings)
  return {
    tokens: tokens.map(({ raw }) => raw),
    terms: [...(match && !options.hasPlace ? [placeTerm(match)] : []), ...terms],
    categories: readings.map(({ category }) => category),
  }
}
