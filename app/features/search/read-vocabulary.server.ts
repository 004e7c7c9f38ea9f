import { type AttributeKey, attributeOf, isAttributeKey } from '#app/features/attributes/catalog.ts'
import { attributeName, choiceName } from '#app/features/attributes/labels.ts'
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { FLAG_VALUE } from '#app/features/facets/facet-query.ts'
import { splitWords } from '#app/features/items/search-words.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { isCyrillic } from '#app/lib/transliterate.ts'
import { CHOICE_WORDS } from './vocabulary/choice-words.ts'
import { FILLERS, PRICE_WORDS } from './vocabulary/fillers.ts'
import type { Weight } from './vocabulary/part-word.ts'
import { PART_WORDS } from './vocabulary/part-words.ts'
import { keysOf, type WordKeys } from './word-keys.server.ts'

/** What a phrase can mean. */
export type Meaning =
  | {
      readonly kind: 'choice'
      readonly key: AttributeKey
      readonly choice: string
      readonly isModel: boolean
    }
  | { readonly kind: 'part'; readonly categories: readonly CategorySlug[]; readonly weight: Weight }

/** The most words of a phrase. */
export const MAX_PHRASE = 5

type Entry = readonly [phrase: string, meaning: Meaning]

/** The names of a choice in all languages: either part of 'Lowboy, heavy haul' is enough. */
function namesOf(key: AttributeKey, choice: string): readonly string[] {
  const isFlag = attributeOf(key).facet === 'flag'
  const names = LOCALES.map((locale) =>
    isFlag ? attributeName(key, TRANSLATE[locale]) : choiceName(key, choice, TRANSLATE[locale]),
  )
  return names.flatMap((name) => name.split(/[,()]/u)).filter((part) => part.trim().length > 2)
}

function entriesOfChoice(key: AttributeKey, choice: string): readonly Entry[] {
  const words = CHOICE_WORDS[key]?.[choice]?.split('|') ?? []
  const entry = (phrase: string): Entry => [
    phrase,
    { kind: 'choice', key, choice, isModel: phrase.startsWith('+') },
  ]
  return [...words, ...namesOf(key, choice)].map(entry)
}

const choicesOf = (key: AttributeKey) =>
  attributeOf(key).facet === 'flag'
    ? [FLAG_VALUE]
    : (attributeOf(key).choices ?? []).filter((choice) => choice !== 'other')

/** Ranges are read as amounts, and states as places. */
const isRead = (key: AttributeKey) => {
  const { facet, named } = attributeOf(key)
  return facet !== undefined && facet !== 'range' && named !== 'states'
}

const FACET_KEYS = [
  ...new Set(CATEGORY_SLUGS.flatMap((slug) => facetsOf(slug).map(({ key }) => key))),
].filter((key) => isAttributeKey(key) && isRead(key))

const nameEntries: readonly Entry[] = CATEGORY_SLUGS.flatMap((slug) =>
  Object.values(CATEGORIES[slug].names).map(
    (name): Entry => [name, { kind: 'part', categories: [slug], weight: 3 }],
  ),
)

const ENTRIES: readonly Entry[] = [
  ...PART_WORDS.flatMap(({ categories, weight, words }) =>
    words.split('|').map((phrase): Entry => [phrase, { kind: 'part', categories, weight }]),
  ),
  ...nameEntries,
  ...FACET_KEYS.flatMap((key) => choicesOf(key).flatMap((choice) => entriesOfChoice(key, choice))),
]

const spellingKeys = ({ english, spanish }: WordKeys) => [english, spanish]

const FILLER_KEYS = new Set(splitWords(FILLERS).flatMap((word) => spellingKeys(keysOf(word))))
const PRICE_KEYS = new Set(
  splitWords(PRICE_WORDS)
    .map(keysOf)
    .flatMap((keys) => [...spellingKeys(keys), keys.sound]),
)

/** Whether a word asks, and says nothing of what is looked for. */
export const isFiller = (word: string): boolean => {
  const { english, spanish } = keysOf(word)
  return FILLER_KEYS.has(english) || FILLER_KEYS.has(spanish)
}

/** Whether a word asks for a low price. */
export function isCheap(word: string): boolean {
  const keys = keysOf(word)
  return spellingKeys(keys).some((key) => PRICE_KEYS.has(key)) || PRICE_KEYS.has(keys.sound)
}

/** The keys of a phrase, each with its kind: by English stems, by Spanish ones (Russian words have one), and by sound. */
const PHRASE_KEYS = {
  english: (words: readonly string[]) => `en ${words.map((word) => keysOf(word).english).join(' ')}`,
  spanish: (words: readonly string[]) => `es ${words.map((word) => keysOf(word).spanish).join(' ')}`,
  sound: (words: readonly string[]) => `ru ${words.map((word) => keysOf(word).sound).join(' ')}`,
  soundWithTs: (words: readonly string[]) => `ru ${words.map((word) => keysOf(word).soundWithTs).join(' ')}`,
}

/** What is written in Latin letters has no other spelling by its sound. */
const phraseKeys = (words: readonly string[]): readonly string[] => [
  PHRASE_KEYS.english(words),
  words.some(isCyrillic) ? PHRASE_KEYS.sound(words) : PHRASE_KEYS.spanish(words),
]

/** A phrase of which one word would be left is not one: 'my truck' is no truck. */
const withoutFillers = (words: readonly string[]): readonly string[] => {
  const needed = words.filter((word) => !isFiller(word))
  return needed.length === 1 && words.length > 1 ? [] : needed
}

type Index = {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>
  readonly words: ReadonlySet<string>
}

/** A phrase of two words is also written as one. */
const spellings = (words: readonly string[]) => [words, ...(words.length === 2 ? [[words.join('')]] : [])]

function buildIndex(): Index {
  const phrases = new Map<string, Meaning[]>()
  const known = new Set<string>()
  for (const [phrase, meaning] of ENTRIES)
    for (const words of spellings(withoutFillers(splitWords(phrase)))) {
      if (words.length === 0) continue
      for (const word of words) known.add(word)
      for (const key of phraseKeys(words)) {
        const meanings = phrases.get(key) ?? []
        meanings.push(meaning)
        phrases.set(key, meanings)
      }
    }
  return { phrases, words: known }
}

let built: Index | null = null
const index = () => (built ??= buildIndex())

/** Returns what a phrase of folded words means; its sound counts where its spelling means nothing. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] {
  const { phrases } = index()
  const [english, spanish] = [PHRASE_KEYS.english(words), PHRASE_KEYS.spanish(words)]
  const spelled = [...new Set([...(phrases.get(english) ?? []), ...(phrases.get(spanish) ?? [])])]
  if (spelled.length > 0) return spelled
  return phrases.get(PHRASE_KEYS.sound(words)) ?? phrases.get(PHRASE_KEYS.soundWithTs(words)) ?? []
}

/** The words of all phrases, folded. */
export const vocabulary = (): ReadonlySet<string> => index().words

let keySet: ReadonlySet<string> | null = null

const wordKeySet = () => (keySet ??= new Set([...vocabulary()].flatMap((word) => phraseKeys([word]))))

/** Whether the vocabulary has a word as it is spelled, in any form. */
export function isSpelled(word: string): boolean {
  const [keys, words] = [wordKeySet(), [word]]
  return keys.has(PHRASE_KEYS.english(words)) || keys.has(PHRASE_KEYS.spanish(words))
}

/** Whether a word is of the vocabulary, in any form. */
export const isVocabulary = (word: string): boolean => {
  if (isSpelled(word)) return true
  const [keys, words] = [wordKeySet(), [word]]
  const isHeard = keys.has(PHRASE_KEYS.sound(words)) || keys.has(PHRASE_KEYS.soundWithTs(words))
  return (word.length > 3 && isHeard) || isCheap(word)
}
