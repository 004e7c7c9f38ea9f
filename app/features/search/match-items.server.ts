import { type RawBuilder, sql } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { filterConditions } from '#app/features/items/filter-conditions.server.ts'
import { ITEM_COLUMNS } from '#app/features/items/item-columns.server.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import type { ItemFilter } from '#app/features/items/list-filters.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { categoryLexeme } from '#app/features/items/search-words.ts'
import { containsPattern } from '#app/lib/fold.ts'
import { type Frequency, INFREQUENT } from './common-words.server.ts'
import { categoriesMeant, categoriesNamed } from './terms/dictionary.ts'
import {
  type Group,
  groupQuery,
  numberIn,
  phraseQuery,
  readWords,
  rootsOf,
  typedQuery,
  vectorQuery,
  type WordQuery,
} from './terms/word-query.ts'

/** What is searched for. */
export type ItemSearch = {
  /** The term that was typed, folded. */
  readonly term: string
  /** The term with its misspelled words corrected, or null; then this is what is looked for. */
  readonly alike: string | null
  /** The words of what is looked for; null for a term of signs only. */
  readonly query: WordQuery | null
  /** The words that are also looked for inside of other words: so little was found by their beginnings. */
  readonly inside: ReadonlySet<string>
  readonly filter: ItemFilter
  /** Whether only title and place count. */
  readonly isInTitle: boolean
  /** All words that were typed, facts or not: what says them in its title comes first. Null: those that are looked for. */
  readonly ranking: WordQuery | null
  /** How frequent its words are, as far as the database knows. */
  readonly frequency: Frequency
}

const NOTHING_INSIDE: ReadonlySet<string> = new Set()

type ItemSearchInput = Pick<ItemSearch, 'term'> & Partial<ItemSearch>

/** Returns what is searched for, for all statements of a request; the words are read from the term where they are not given. */
export const readWanted = ({
  term,
  alike = null,
  inside = NOTHING_INSIDE,
  filter = {},
  isInTitle = false,
  frequency = INFREQUENT,
  query,
  ranking = null,
}: ItemSearchInput): ItemSearch => ({
  frequency,
  ranking,
  term,
  alike,
  query: query === undefined ? (term ? readWords(alike ?? term) : null) : query,
  inside,
  filter,
  isInTitle,
})

const vector = (table: ItemTable) => sql.ref(`${table}.search_vector`)
const and = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`

const inVector = (table: ItemTable, query: string) => sql<boolean>`${vector(table)} @@ ${query}::tsquery`

/** Whether the texts of an item contain all of this somewhere, even inside of words. */
const inTexts = (table: ItemTable, roots: readonly string[]) =>
  and(roots.map((root) => sql<boolean>`${sql.ref(`${table}.search_text`)} like ${containsPattern(root)}`))

const hasNumber = (table: ItemTable, number: number) =>
  sql<boolean>`${sql.ref(`${table}.${ITEM_COLUMNS[table].number}`)} = ${number}`

/** An item whose vector was not made yet is found by its texts. */
export const withoutVector = (table: ItemTable, { groups }: WordQuery) =>
  sql<boolean>`${vector(table)} is null and ${inTexts(table, groups.flatMap(rootsOf))}`

/**
 * The same by ids, which a statement reads once: none, except for minutes after an update. As a condition on each row it would make
 * PostgreSQL read the vector of every row that the index of words found.
 */
const isUnfilled = (table: ItemTable, query: WordQuery) =>
  sql<boolean>`${sql.ref(`${table}.id`)} = any(array(
    select id from ${sql.table(table)} where ${withoutVector(table, query)}))`

/** Two letters are inside of words that mean anything, and no index knows where. */
const MIN_INSIDE = 3

/** Returns the words that may be inside of others: those that no item ever said as they are ([SRCH-01]). */
export function wordsInside({ groups }: WordQuery, isKnown: (word: string) => boolean): ReadonlySet<string> {
  const others = groups.filter(({ words }) => !words.every(isKnown))
  const long = others.filter((group) => rootsOf(group).every((root) => root.length >= MIN_INSIDE))
  return new Set(long.flatMap(({ words }) => words))
}

const isInside = ({ words }: Group, inside: ReadonlySet<string>) => words.some((word) => inside.has(word))

/** Whether an item says this group: in a word, inside of one, or by being the item with this number. */
export function saysGroup(table: ItemTable, group: Group, inside: ReadonlySet<string>): RawBuilder<boolean> {
  const number = numberIn(group)
  const ways = [
    inVector(table, groupQuery(group, 'anywhere')),
    ...(isInside(group, inside) ? [inTexts(table, rootsOf(group))] : []),
    ...(number === null ? [] : [hasNumber(table, number)]),
  ]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** Whether vectors alone say what has the words of a search. */
const isInVectors = ({ groups }: WordQuery, inside: ReadonlySet<string>) =>
  inside.size === 0 && groups.every((group) => numberIn(group) === null)

/** The categories of a filter as a part of a tsquery: the index of words then leaves out the others, whose rows need not be read. */
function categoriesQuery({ category, categories = [] }: ItemFilter): string {
  const slugs = category ? [category] : categories
  return slugs.length > 0 ? `&(${slugs.map((slug) => `'${categoryLexeme(slug)}'`).join('|')})` : ''
}

/** Whether title and place alone contain all that is looked for. */
const isInHead = (table: ItemTable, query: WordQuery, { filter }: ItemSearch) =>
  inVector(table, vectorQuery(query, 'head') + categoriesQuery(filter))

function inWords(table: ItemTable, query: WordQuery, wanted: ItemSearch): RawBuilder<boolean> {
  const { inside, filter } = wanted
  if (wanted.isInTitle) return isInHead(table, query, wanted)
  const says = isInVectors(query, inside)
    ? inVector(table, vectorQuery(query, 'anywhere') + categoriesQuery(filter))
    : and(query.groups.map((group) => saysGroup(table, group, inside)))
  return sql<boolean>`(${says} or ${isUnfilled(table, query)})`
}

const MAX_NEWEST = 2000

const isOffered = (table: ItemTable, { filter }: ItemSearch, now: Date) => [
  isPublic(table, now),
  ...filterConditions(table, filter, now),
]

/** Returns the words of a search of nothing but words, which an index has all hits of; null for any other search. */
export function wordsAlone(table: ItemTable, wanted: ItemSearch, now: Date): WordQuery | null {
  const { query, inside, filter, isInTitle } = wanted
  if (!query || isInTitle || !ITEM_COLUMNS[table].areNewestApart) return null
  return isInVectors(query, inside) && filterConditions(table, filter, now).length === 0 ? query : null
}

/**
 * Whether a listing is among the newest with all words, as many as the table of their words has; null for a search that words alone do not
 * decide. The index of those words finds few rows, whatever the site has.
 */
export function isAmongNewest(
  table: ItemTable,
  { query, inside, filter, isInTitle }: ItemSearch,
): RawBuilder<boolean> | null {
  if (!query || isInTitle || !ITEM_COLUMNS[table].areNewestApart || !isInVectors(query, inside)) return null
  const words = vectorQuery(query, 'anywhere') + categoriesQuery(filter)
  return sql<boolean>`${sql.ref(`${table}.id`)} = any(array(
    select among_newest(${words}::tsquery, ${sql.lit(MAX_NEWEST)})))`
}

/** `matches` without the words. */
export const matchesFilter = (table: ItemTable, wanted: ItemSearch, now: Date) =>
  and(isOffered(table, wanted, now))

/** Whether an item is public, within the filters, and contains what is looked for ([SRCH-07]). */
export function matches(table: ItemTable, wanted: ItemSearch, now: Date): RawBuilder<boolean> {
  const { query, term } = wanted
  const text = query ? [inWords(table, query, wanted)] : term ? [inTexts(table, [term])] : []
  return and([...isOffered(table, wanted, now), ...text])
}

/** `matches` and `isInHead` at once, in terms that the planner can estimate. */
export const matchesInHead = (table: ItemTable, query: WordQuery, wanted: ItemSearch, now: Date) =>
  and([...isOffered(table, wanted, now), isInHead(table, query, wanted)])

const points = (condition: RawBuilder<boolean>, count: number) =>
  sql`case when ${condition} then ${sql.lit(count)} else 0 end`

const isIn = (table: ItemTable, slugs: readonly CategorySlug[]) =>
  slugs.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(`${table}.category`)} = any(${slugs})`

const namedBy = ({ words }: Group) => words.flatMap(categoriesNamed)

/**
 * Returns how well an item matches: most of all its number, then each word of its title and place, as it was typed before
 * by another name, words that form a phrase in its title, the phrase in its texts, a category that is meant or named, and words that begin as typed before those that only
 * contain it.
 */
export function rankOf(table: ItemTable, wanted: ItemSearch): RawBuilder<unknown> {
  const query = wanted.ranking ?? wanted.query
  if (!query) return sql`0`
  const phrase = phraseQuery(query)
  const numbers = query.groups.flatMap((group) => numberIn(group) ?? [])
  const parts = [
    ...query.groups.map((group) => points(inVector(table, groupQuery(group, 'head')), 20)),
    ...query.groups.map((group) => points(inVector(table, typedQuery(group, 'head')), 9)),
    ...query.groups.map((group) => points(isIn(table, namedBy(group)), 8)),
    ...query.groups.map(({ words }) => points(isIn(table, categoriesMeant(words)), 30)),
    ...(phrase === null ? [] : [points(inVector(table, phrase), 15)]),
    ...(phrase === null || wanted.ranking ? [] : [points(inTexts(table, [wanted.alike ?? wanted.term]), 10)]),
    ...(wanted.inside.size > 0 ? [points(inVector(table, vectorQuery(query, 'anywhere')), 5)] : []),
    ...numbers.map((number) => points(hasNumber(table, number), 100)),
  ]
  return sql.join(parts, sql` + `)
}
