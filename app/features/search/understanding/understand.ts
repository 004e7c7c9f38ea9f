import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { FLAG_VALUE } from '#app/features/facets/facet-query.ts'
import { typedNumber } from '#app/features/facets/typed-number.ts'
import { FACET_WORDS } from './facet-words.ts'

/** The categories whose facts people type, those first that are meant when words fit several. */
const CATEGORIES: readonly CategorySlug[] = [
  'trucks-trailers-marketplace',
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
]

/** Words that name the category itself, and say nothing more within it. */
const NAMES: Readonly<Partial<Record<CategorySlug, RegExp>>> = {
  'trucks-trailers-marketplace':
    /^(?:trucks?|trailers?|semis?|for|sale|трак|траки|трейлер|camion|camiones|trailer)$/u,
  'cdl-a-company-drivers':
    /^(?:jobs?|drivers?|driving|работа|вакансии|водитель|водители|trabajos?|chofer|choferes)$/u,
  'cdl-a-owner-operators': /^(?:owner|operators?|оунер|оунеры|dueno|operador)$/u,
}

/** What a search says in facts: the list that has them, and the words that are left to look for. */
export type Understood = {
  readonly category: CategorySlug
  /** Parameters of its address. */
  readonly params: readonly (readonly [name: string, value: string])[]
  readonly rest: string
}

type Parameter = readonly [name: string, value: string]
type Read = { readonly length: number; readonly params: readonly Parameter[] }

const MAX_WORDS = 5
const UNDER = /^(?:under|below|max|до|дешевле|menos|hasta|bajo)$/u
const OVER = /^(?:over|above|from|min|от|mas|desde)$/u
const A_WEEK = /^(?:a week|per week|weekly|\/ ?week|в неделю|a la semana|por semana|semanal)/u

function readChoice(facet: Facet, phrase: string): Parameter | null {
  if (facet.kind === 'range') return null
  const choices = facet.kind === 'flag' ? [FLAG_VALUE] : facet.choices
  const words: Readonly<Record<string, string>> | undefined = FACET_WORDS[facet.key]
  const said = choices.find(
    (choice) =>
      (words?.[choice] ?? '').split('|').includes(phrase) ||
      (facet.kind === 'choices' &&
        choice.length > 3 &&
        choice !== 'other' &&
        choice.replaceAll('-', ' ') === phrase),
  )
  return said === undefined ? null : [facet.param, said]
}

const has = (facets: readonly Facet[], key: AttributeKey) => facets.some((facet) => facet.key === key)

type Bound = 'min' | 'max' | null

function boundOf(word: string): Bound {
  if (UNDER.test(word)) return 'max'
  return OVER.test(word) ? 'min' : null
}

/** What a number says in a category: pay where a week is named, a year, or a price with a bound. */
function readAmount(
  facets: readonly Facet[],
  number: number,
  bound: Bound,
  isWeekly: boolean,
): Parameter | null {
  const range = bound === 'max' ? `-${number}` : `${number}-`
  if (isWeekly) return ['pay', range]
  const isYear = number >= 1980 && number <= 2035
  if (isYear && has(facets, 'year')) return ['year', bound === null ? String(number) : range]
  return bound !== null && has(facets, 'make') ? [bound, String(number)] : null
}

/** '1500 a week', 'under 60k', 'from 2020', '2021'. */
function readNumber(facets: readonly Facet[], words: readonly string[]): Read | null {
  const bound = boundOf(words[0] ?? '')
  const isLonger = words[1] === 'de' || words[1] === 'than'
  const before = bound === null ? 0 : 1 + Number(isLonger)
  const number = typedNumber(words[before] ?? '')
  if (number === null) return null
  const week = has(facets, 'payWeekly') ? A_WEEK.exec(words.slice(before + 1).join(' ')) : null
  const said = readAmount(facets, number, bound, week !== null)
  return said && { length: before + 1 + (week ? week[0].split(' ').length : 0), params: [said] }
}

/** Reads what the next words say: the longest phrase that is a choice, or a number. */
function readNext(facets: readonly Facet[], words: readonly string[]): Read | null {
  const number = readNumber(facets, words)
  if (number) return number
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ')
    const params = facets.flatMap((facet) => {
      const said = readChoice(facet, phrase)
      return said ? [said] : []
    })
    if (params[0]) return { length, params: [params[0]] }
  }
  return null
}

/** A word that names the category says nothing more. */
const readName = (category: CategorySlug, word: string): Read | null =>
  NAMES[category]?.test(word) ? { length: 1, params: [] } : null

function understoodIn(category: CategorySlug, words: readonly string[]) {
  const facets = facetsOf(category)
  const params: Parameter[] = []
  const rest: string[] = []
  let known = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const read = readNext(facets, words.slice(at)) ?? readName(category, word)
    if (read) params.push(...read.params)
    else rest.push(word)
    known += read ? read.length : 0
    at += read ? read.length : 1
  }
  return { category, params, rest: rest.join(' '), known }
}

/**
 * Returns what a folded search says in facts, in the category that explains the most of its words ([FACET-06]). Null: fewer
 * than two of them, which plain words find as well.
 */
export function understand(term: string): Understood | null {
  const words = term.split(' ').filter(Boolean).slice(0, 20)
  const [best] = CATEGORIES.map((category) => understoodIn(category, words)).toSorted(
    (a, b) => b.known - a.known,
  )
  if (!best || best.params.length < 2) return null
  const { category, params, rest } = best
  return { category, params, rest }
}
