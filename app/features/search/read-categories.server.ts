import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf } from '#app/features/facets/facet-list.ts'
import { type Parameter, readAmount } from './amounts.ts'
import type { Choice } from './parsed-term.ts'
import { isFiller, isSpelled, MAX_PHRASE, type Meaning, meaningsOf } from './read-vocabulary.server.ts'
import { type Role, roleAt, type Word } from './word-roles.server.ts'

type Phrase = {
  readonly length: number
  readonly needed: number
  readonly meanings: readonly Meaning[]
  readonly role: Role
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

/** The phrases from a word on, the longest first; words that say nothing do not separate the others. */
function phrasesAt(words: readonly Word[], from: number): readonly Phrase[] {
  const run = words.slice(from, from + MAX_PHRASE + 3)
  if (!run[0] || isFiller(run[0].text)) return []
  const phrases: Phrase[] = []
  const needed: string[] = []
  const role = roleAt(words, from)
  for (const [i, { text }] of run.entries()) {
    if (isFiller(text) || text === '/') continue
    needed.push(text)
    if (needed.length > MAX_PHRASE) break
    const joined = needed.length === 2 ? meaningsOf([needed.join('')]) : []
    const meanings = [...meaningsOf(needed), ...joined]
    if (meanings.length > 0) phrases.unshift({ length: i + 1, needed: needed.length, meanings, role })
  }
  return phrases
}

const endOf = ({ at, phrase }: PhraseReading) => at + phrase.length
const isOver = (one: PhraseReading, other: PhraseReading) => one.at < endOf(other) && other.at < endOf(one)

/** Whether a phrase begins or ends in the middle of another: a 'dump truck' driver is no 'truck driver' of dumps. */
const cuts = (one: PhraseReading, other: PhraseReading) =>
  isOver(one, other) && (one.at - other.at) * (endOf(one) - endOf(other)) > 0

/** The longest phrases that mean something, from left to right. `isFree` says whether a word is not read as an amount. */
function readPhrases(
  phrases: readonly (readonly Phrase[])[],
  isFree: (at: number) => boolean,
  isMeant: (meaning: Meaning) => boolean,
  facts: readonly PhraseReading[] = [],
): readonly PhraseReading[] {
  const readings: PhraseReading[] = []
  for (let at = 0; at < phrases.length; ) {
    const meant = phrases[at]?.filter(({ meanings }) => meanings.some(isMeant)) ?? []
    const phrase = isFree(at)
      ? meant.find((one) => !facts.some((fact) => cuts({ at, phrase: one }, fact)))
      : undefined
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

/** The whole says more than its words do: 'hazmat tanker' is more than a course for hazmat and one for tankers. */
const phraseScore = (ofWord: number, needed: number) => ofWord + (needed - 1) * (Math.min(ofWord, 3) + 0.5)

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
  'mechanicSkills',
])

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Of words that say as much, one for fewer categories says more. */
const categoriesOf = (meanings: readonly Meaning[]) =>
  new Set(meanings.flatMap((meaning) => (meaning.kind === 'part' ? meaning.categories : [])))

const partScore = (category: CategorySlug, { meanings, needed, role }: Phrase) => {
  if (role === 'purpose' || role === 'addition') return 1
  const weights = meanings.flatMap((meaning) =>
    meaning.kind === 'part' && isPartIn(category, meaning) ? [WEIGHTS[meaning.weight]] : [],
  )
  return phraseScore(Math.max(...weights), needed) - categoriesOf(meanings).size / 100
}

/** Whether it is any of several choices of a fact. */
const isGeneric = (choices: readonly Choice[]) =>
  new Set(choices.map(({ choice }) => choice)).size > new Set(choices.map(({ key }) => key)).size

/** 'Truck' is any of several kinds, and says less than one. */
function choiceScore(category: CategorySlug, { meanings, needed, role }: Phrase) {
  const choices = meanings.flatMap((meaning) =>
    meaning.kind === 'choice' && isChoiceIn(category, meaning) ? [meaning] : [],
  )
  if (role === 'purpose') return 1
  const isMinor = choices.every(({ key }) => MINOR.has(key)) || isGeneric(choices)
  return phraseScore(isMinor ? 1.5 : 3, needed)
}

/** Tires for a trailer are no trailer. */
const isForKind = (category: CategorySlug, { role, meanings }: Phrase) =>
  role === 'purpose' &&
  meanings.every((meaning) => !isChoiceIn(category, meaning) || ('key' in meaning && meaning.key === 'kind'))

const choiceName = (category: CategorySlug, { phrase }: PhraseReading) =>
  JSON.stringify(phrase.meanings.filter((meaning) => isChoiceIn(category, meaning)))

/** How much of the words a category explains, each word and each fact once. */
function scoreOf({ category, amounts, choices, parts }: Omit<CategoryReading, 'score'>): number {
  const facts = [...new Map(choices.map((choice) => [choiceName(category, choice), choice])).values()]
  const ofChoice = (choice: PhraseReading) => choiceScore(category, choice.phrase)
  const ofPart = (part: PhraseReading) => {
    const same = facts.filter((choice) => isOver(part, choice)).map(ofChoice)
    return Math.max(0, partScore(category, part.phrase) - sum(same))
  }
  return (
    sum(amounts.map(({ isExact }) => (isExact ? 2 : 1))) + sum(facts.map(ofChoice)) + sum(parts.map(ofPart))
  )
}

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
  const choices = readPhrases(phrases, isFree, (meaning) => isChoiceIn(category, meaning)).filter(
    ({ phrase }) => !isForKind(category, phrase),
  )
  const parts = readPhrases(phrases, isFree, (meaning) => isPartIn(category, meaning), choices)
  const reading = { category, amounts, choices, parts }
  return { ...reading, score: scoreOf(reading) }
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
  const meant = all.filter(({ score }) => score >= best - 0.005)
  const needed = words.filter(({ text }) => !isFiller(text))
  const least = needed.length === 1 ? 3 : 2
  if (meant.every((reading) => isNamed(reading, least))) return meant
  if (meant.every((reading) => isOneFact(needed, reading))) return isHeard(needed, isKnown) ? meant : []
  return meant.length > MAX_CATEGORIES ? [] : meant
}
