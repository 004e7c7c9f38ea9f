import { z } from 'zod'
import type { Fact, Facts } from './facts/fact-source.ts'
import type { Random } from './random.ts'
import { readTexts, textFilesIn } from './read-texts.ts'

const FOLDER = 'attributes'

const value = z.union([z.string(), z.array(z.string()), z.literal(true)])
/** Null: the text says something that no value holds, so that nothing is stated. */
const statement = z.record(z.string(), value.nullable())

const file = z.strictObject({
  /** What follows from the facts of a listing, where all that it names in braces are there. */
  always: z.array(statement).default([]),
  /** By an English sentence, by the English name of a fact, or by `fact=value`. */
  said: z.record(z.string(), statement),
  /** What listings often state beside their text. */
  often: z
    .record(z.string(), z.strictObject({ share: z.number(), oneOf: z.array(value).min(1) }))
    .default({}),
})

type Statement = z.infer<typeof statement>
/** As a form would send them: lists, texts, true. */
export type StatedAttributes = Readonly<Record<string, z.infer<typeof value>>>

const BY_CATEGORY: ReadonlyMap<string, z.output<typeof file>> = new Map(
  textFilesIn(FOLDER).map((name) => [name, readTexts(`${FOLDER}/${name}.yaml`, file)]),
)

/** The same of closing lines, which many categories share: a category takes what it asks for. */
const CLOSINGS = readTexts('closing-attributes.yaml', z.record(z.string(), statement))

const english = (fact: Fact) => (typeof fact === 'string' ? fact : fact.en)

const namesIn = (text: string) =>
  [...text.matchAll(/\{~?(?<name>\w+)\}/gu)].map(({ groups }) => groups?.['name'] ?? '')

/** Returns whether a sentence was left out because it needs a fact that is empty. */
const lacks = (facts: Facts, text: string) => namesIn(text).some((name) => facts[name] === '')

/** Fills in {facts}; null where one of them is not there. */
function filled(given: Statement, facts: Facts): Statement | null {
  const names = namesIn(JSON.stringify(given))
  if (names.some((name) => !facts[name])) return null
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => english(facts[name] ?? ''))
  return Object.fromEntries(
    Object.entries(given).map(([key, entry]) => [key, typeof entry === 'string' ? fill(entry) : entry]),
  )
}

/** Two lists are put together; two different values contradict each other, and nothing is stated. */
function agreed(one: Statement[string] | undefined, other: Statement[string]): Statement[string] {
  if (one === undefined) return other
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])]
  return one === other ? other : null
}

function merged(statements: readonly Statement[]): Statement {
  const result: Statement = {}
  for (const entry of statements)
    for (const [key, given] of Object.entries(entry)) result[key] = agreed(result[key], given)
  return result
}

type Said = {
  readonly facts: Facts
  /** The templates of its text (`writeText`). */
  readonly sentences: readonly string[]
  /** Whether the category has this attribute. */
  readonly asks: (key: string) => boolean
}

function closingOf(sentence: string, asks: Said['asks']): Statement {
  return Object.fromEntries(Object.entries(CLOSINGS[sentence] ?? {}).filter(([key]) => asks(key)))
}

const filledOf = (statements: readonly Statement[], facts: Facts): readonly Statement[] =>
  statements.map((entry) => filled(entry, facts)).filter((entry) => entry !== null)

function saidBy(said: Readonly<Record<string, Statement>>, { facts, sentences, asks }: Said): Statement {
  const names = Object.entries(facts).flatMap(([name, fact]) => [english(fact), `${name}=${english(fact)}`])
  const spoken = sentences.filter((sentence) => !lacks(facts, sentence))
  const statements = [...spoken, ...names].map((text) => said[text] ?? {})
  const closings = spoken.map((sentence) => closingOf(sentence, asks))
  return merged([...filledOf(statements, facts), ...closings])
}

/** What is known of every listing with these facts, and what this one says: lists are put together, else what it says wins. */
function together(known: Statement, said: Statement): Statement {
  const both = Object.keys(known).filter((key) => Array.isArray(known[key]) && Array.isArray(said[key]))
  const lists = both.map((key) => [key, agreed(known[key], said[key] ?? null)] as const)
  return { ...known, ...said, ...Object.fromEntries(lists) }
}

/**
 * Returns what a listing states as attributes: what its facts and sentences say, and now and then more that contradicts
 * neither.
 */
export function statedAttributes(random: Random, category: string, listing: Said): StatedAttributes {
  const texts = BY_CATEGORY.get(category)
  if (!texts) throw new Error(`There is no texts/${FOLDER}/${category}.yaml`)
  const known = merged(filledOf(texts.always, listing.facts))
  const stated = together(known, saidBy(texts.said, listing))
  for (const [key, { share, oneOf }] of Object.entries(texts.often)) {
    const drawn = random.chance(share) ? random.pick(oneOf) : null
    if (stated[key] === undefined) stated[key] = drawn
  }
  return Object.fromEntries(
    Object.entries(stated).flatMap(([key, given]) => (given === null ? [] : [[key, given]])),
  )
}

/** Returns the texts that attributes are stated for, to find those that the texts of the category no longer have. */
export const textsWithAttributes = (category: string): readonly string[] => [
  ...Object.keys(BY_CATEGORY.get(category)?.said ?? {}),
  ...Object.keys(CLOSINGS),
]
