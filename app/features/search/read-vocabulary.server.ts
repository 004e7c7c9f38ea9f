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
import { keysOf } from './word-keys.server.ts'

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

const FILLER_KEYS = new Set(splitWords(FILLERS).flatMap((word) => keysOf(word).slice(0, 2)))
const PRICE_KEYS = new Set(splitWords(PRICE_WORDS).flatMap((word) => keysOf(word)))

/** Whether a word asks, and says nothing of what is looked for. */
export const isFiller = (word: string): boolean => {
  const [first, second] = keysOf(word)
  return FILLER_KEYS.has(first) || FILLER_KEYS.has(second)
}

/** Whether a word asks for a low price. */
export const isCheap = (word: string): boolean => keysOf(word).some((key) => PRICE_KEYS.has(key))

/** The keys of a phrase, each with its kind: by English stems, by Spanish ones (Russian words have one), and by sound. */
function phraseKeys(words: readonly string[]): readonly [english: string, spanish: string, sound: string] {
  const keys = words.map(keysOf)
  const joined = (slot: 0 | 1 | 2) => keys.map((key) => key[slot]).join(' ')
  return [`en ${joined(0)}`, `es ${joined(1)}`, `ru ${joined(2)}`]
}

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
      const [english, spanish, sound] = phraseKeys(words)
      // What is written in Latin letters has no other spelling by its sound.
      for (const key of [english, spanish, ...(words.some(isCyrillic) ? [sound] : [])]) {
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
  const [first, second, sound] = phraseKeys(words)
  const { phrases } = index()
  const spelled = [...new Set([...(phrases.get(first) ?? []), ...(phrases.get(second) ?? [])])]
  return spelled.length > 0 ? spelled : (phrases.get(sound) ?? [])
}

/** The words of all phrases, folded. */
export const vocabulary = (): ReadonlySet<string> => index().words

let keySet: ReadonlySet<string> | null = null

const wordKeySet = () =>
  (keySet ??= new Set(
    [...vocabulary()].flatMap((word) => {
      const [english, spanish, sound] = phraseKeys([word])
      return isCyrillic(word) ? [english, sound] : [english, spanish]
    }),
  ))

/** Whether a word is of the vocabulary, in any form. */
export const isVocabulary = (word: string): boolean => {
  const [first, second, sound] = phraseKeys([word])
  const keys = wordKeySet()
  return keys.has(first) || keys.has(second) || (word.length > 3 && keys.has(sound)) || isCheap(word)
}
