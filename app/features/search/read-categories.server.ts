import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { type Parameter, readAmount } from './amounts.ts'
import { isFiller, isSpelled, MAX_PHRASE, type Meaning, meaningsOf } from './read-vocabulary.server.ts'

/** A token that no place took, and where it is in the query. */
export type Word = { readonly text: string; readonly at: readonly number[] }

type Phrase = {
  readonly length: number
  readonly needed: number
  readonly meanings: readonly Meaning[]
  /** Whether it says for whom something is: 'English for drivers' is no job. */
  readonly isPurpose: boolean
}
type AmountReading = {
  readonly at: number
  readonly length: number
  readonly params: readonly Parameter[]
  readonly isExact: boolean
}
export type PhraseReading = { readonly at: number; readonly phrase: Phrase }

/** What a category makes of the words: amounts, choices of its facts, and names of the category. */
export type CategoryReading = {
  readonly category: CategorySlug
  readonly amounts: readonly AmountReading[]
  readonly choices: readonly PhraseReading[]
  readonly parts: readonly PhraseReading[]
  readonly score: number
}

const facetKeys = new Map<CategorySlug, ReadonlySet<AttributeKey>>()

function keysOfCategory(category: CategorySlug): ReadonlySet<AttributeKey> {
  const known = facetKeys.get(category) ?? new Set(facetsOf(category).map(({ key }) => key))
  facetKeys.set(category, known)
  return known
}

export const isChoiceIn = (category: CategorySlug, meaning: Meaning) =>
  meaning.kind === 'choice' && keysOfCategory(category).has(meaning.key)
const isPartIn = (category: CategorySlug, meaning: Meaning) =>
  meaning.kind === 'part' && meaning.categories.includes(category)

const PURPOSE = new Set(['for', 'для', 'para'])

/** The phrases from a word on, the longest first; words that say nothing do not separate the others. */
function phrasesAt(words: readonly Word[], from: number): readonly Phrase[] {
  const run = words.slice(from, from + MAX_PHRASE + 3)
  if (!run[0] || isFiller(run[0].text)) return []
  const phrases: Phrase[] = []
  const needed: string[] = []
  const isPurpose = PURPOSE.has(words[from - 1]?.text ?? '')
  for (const [i, { text }] of run.entries()) {
    if (isFiller(text) || text === '/') continue
    needed.push(text)
    if (needed.length > MAX_PHRASE) break
    const joined = needed.length === 2 ? meaningsOf([needed.join('')]) : []
    const meanings = [...meaningsOf(needed), ...joined]
    if (meanings.length > 0) phrases.unshift({ length: i + 1, needed: needed.length, meanings, isPurpose })
  }
  return phrases
}

/** The longest phrases that mean something, from left to right. `isFree` says whether a word is not read as an amount. */
function readPhrases(
  phrases: readonly (readonly Phrase[])[],
  isFree: (at: number) => boolean,
  isMeant: (meaning: Meaning) => boolean,
): readonly PhraseReading[] {
  const readings: PhraseReading[] = []
  for (let at = 0; at < phrases.length; ) {
    const phrase = isFree(at) ? phrases[at]?.find(({ meanings }) => meanings.some(isMeant)) : undefined
    if (phrase) readings.push({ at, phrase })
    at += phrase?.length ?? 1
  }
  return readings
}

function readAmounts(category: CategorySlug, words: readonly Word[]): readonly AmountReading[] {
  const readings: AmountReading[] = []
  const texts = words.map(({ text }) => text)
  for (let at = 0; at < words.length; ) {
    const amount = readAmount(category, texts.slice(at))
    if (amount) readings.push({ at, ...amount })
    at += amount?.length ?? 1
  }
  return readings
}

const WEIGHTS = { 3: 6, 2: 3, 1: 1 } as const
const WEIGHT_OF_WORD = 2

/** How a thing is says less of the category than what it is. */
const MINOR: ReadonlySet<AttributeKey> = new Set<AttributeKey>([
  'condition',
  'deal',
  'languages',
  'open247',
  'priceKind',
  'financing',
  'pets',
  'schedule',
  'shift',
  'remote',
  'benefits',
  'classFormat',
  'surface',
  'courseTimes',
  'employment',
  'licenseClass',
  'truckParking',
  'camera',
])

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const partScore = (category: CategorySlug, { meanings, needed, isPurpose }: Phrase) =>
  isPurpose
    ? 1
    : Math.max(
        ...meanings.flatMap((meaning) =>
          meaning.kind === 'part' && isPartIn(category, meaning) ? [WEIGHTS[meaning.weight]] : [],
        ),
      ) +
      (needed - 1) * WEIGHT_OF_WORD

const choiceScore = (category: CategorySlug, { meanings, needed }: Phrase) =>
  Math.max(
    ...meanings.flatMap((meaning) =>
      meaning.kind === 'choice' && isChoiceIn(category, meaning) ? [MINOR.has(meaning.key) ? 1.5 : 3] : [],
    ),
  ) +
  (needed - 1) * WEIGHT_OF_WORD

function readAs(
  category: CategorySlug,
  words: readonly Word[],
  phrases: readonly (readonly Phrase[])[],
): CategoryReading {
  const amounts = readAmounts(category, words).filter(
    ({ at, length }) =>
      !(phrases[at] ?? []).some(
        (phrase) =>
          phrase.length >= length && phrase.meanings.some((meaning) => isChoiceIn(category, meaning)),
      ),
  )
  const isFree = (at: number) => !amounts.some((amount) => at >= amount.at && at < amount.at + amount.length)
  const choices = readPhrases(phrases, isFree, (meaning) => isChoiceIn(category, meaning))
  const parts = readPhrases(phrases, isFree, (meaning) => isPartIn(category, meaning))
  const score =
    sum(amounts.map(({ isExact }) => (isExact ? 2 : 1))) +
    sum(choices.map(({ phrase }) => choiceScore(category, phrase))) +
    sum(parts.map(({ phrase }) => partScore(category, phrase)))
  return { category, amounts, choices, parts, score }
}

/** More categories that fit equally well mean that none is meant, unless a word for the part of the trade says so. */
const MAX_CATEGORIES = 3

/** Whether a word for the part of the trade says it; alone it has to be a word for nothing else. */
const isNamed = ({ category, parts }: CategoryReading, least: number) =>
  parts.some(({ phrase }) =>
    phrase.meanings.some(
      (meaning) => meaning.kind === 'part' && meaning.weight >= least && isPartIn(category, meaning),
    ),
  )

/** One fact and nothing else is found by its words as well: what only says it in its texts counts too. */
const isOneFact = (needed: readonly Word[], { amounts, choices }: CategoryReading) => {
  const [choice, ...others] = choices
  return amounts.length === 0 && others.length === 0 && choice?.phrase.needed === needed.length
}

/** Whether a word is in no listing and in no table as it is spelled: 'drayvan' is what it sounds like, or nothing. */
const isHeard = (needed: readonly Word[], isKnown: (word: string) => boolean) =>
  needed.some(({ text }) => !isSpelled(text) && !isKnown(text))

type Reader = {
  /** The category that the address chooses. */
  readonly category: CategorySlug | null
  /** Whether listings have a word. */
  readonly isKnown: (word: string) => boolean
}

/** Returns how the categories that explain the most of the words read them; none where too many fit equally well. */
export function bestReadings(
  words: readonly Word[],
  { category: chosen, isKnown }: Reader,
): readonly CategoryReading[] {
  const phrases = words.map((_, at) => phrasesAt(words, at))
  const categories = chosen === null ? CATEGORY_SLUGS : [chosen]
  const all = categories.map((category) => readAs(category, words, phrases)).filter(({ score }) => score > 1)
  const best = Math.max(0, ...all.map(({ score }) => score))
  const meant = all.filter(({ score }) => score >= best - 0.01)
  const needed = words.filter(({ text }) => !isFiller(text))
  const least = needed.length === 1 ? 3 : 2
  if (meant.every((reading) => isNamed(reading, least))) return meant
  if (meant.every((reading) => isOneFact(needed, reading))) return isHeard(needed, isKnown) ? meant : []
  return meant.length > MAX_CATEGORIES ? [] : meant
}
