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

/** '1500 a week', 'under 60k', 'from 2020', '2021'. */
function readNumber(facets: readonly Facet[], words: readonly string[]): Read | null {
  const [first = '', second = ''] = words
  const bound = UNDER.test(first) ? 'max' : OVER.test(first) ? 'min' : null
  const skipped = bound === null ? 0 : second === 'de' || second === 'than' ? 2 : 1
  const number = typedNumber(words[skipped] ?? '')
  if (number === null) return null
  const range = bound === 'max' ? `-${number}` : `${number}-`
  const after = A_WEEK.exec(words.slice(skipped + 1).join(' '))
  if (after && has(facets, 'payWeekly'))
    return { length: skipped + 1 + after[0].split(' ').length, params: [['pay', range]] }
  if (number >= 1980 && number <= 2035 && has(facets, 'year'))
    return { length: skipped + 1, params: [['year', bound === null ? String(number) : range]] }
  if (bound !== null && has(facets, 'make')) return { length: skipped + 1, params: [[bound, String(number)]] }
  return null
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

function understoodIn(category: CategorySlug, words: readonly string[]) {
  const facets = facetsOf(category)
  const params: Parameter[] = []
  const rest: string[] = []
  let known = 0
  for (let at = 0; at < words.length; ) {
    const read = readNext(facets, words.slice(at))
    const isName = NAMES[category]?.test(words[at] ?? '') ?? false
    if (read) params.push(...read.params)
    else if (!isName) rest.push(words[at] ?? '')
    if (read || isName) known += read?.length ?? 1
    at += read?.length ?? 1
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
