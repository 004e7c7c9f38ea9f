import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { Parameter } from './amounts.ts'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'

/** What a nearest match lacks of the query. */
export type Difference =
  /** Its texts have the words, whatever it states. */
  | { readonly kind: 'texts' }
  /** It is farther away; null: at any distance. */
  | { readonly kind: 'within'; readonly miles: number | null }
  | { readonly kind: 'years'; readonly value: string }
  /** It costs more, or pays less. */
  | { readonly kind: 'money'; readonly params: readonly Parameter[] }
  | { readonly kind: 'without'; readonly terms: readonly ParsedTerm[] }

/** A query that asks for less. */
export type Variant = {
  readonly terms: readonly ParsedTerm[]
  readonly hasCategories: boolean
  /** The distance that replaces the one of the query; undefined: as typed. */
  readonly miles: number | null | undefined
  readonly differences: readonly Difference[]
}

/** Other things are not what is looked for: a sale is no rent, long haul is not local, and a Volvo is no Kenworth. */
const NEVER_DROPPED: ReadonlySet<AttributeKey> = new Set<AttributeKey>(['deal', 'route', 'make', 'kind'])

/** What a thing is: dropped last. */
const MAIN: ReadonlySet<AttributeKey> = new Set<AttributeKey>([
  'freight',
  'propertyType',
  'officeRole',
  'jobField',
  'cuisine',
  'eventKind',
  'subjects',
])
const isMain = (key: AttributeKey) => MAIN.has(key) || key.endsWith('Services')

const WIDER_MILES = 250
const YEARS_AROUND = [1, 3, 8] as const

/** When a term is dropped: words that no table has first, then other words, facts, and what the thing is. Null: never. */
function dropRank(term: ParsedTerm, isKnownWord: (word: string) => boolean): number | null {
  if (term.kind === 'words') return isKnownWord(term.text) ? 2 : 1
  if (term.kind !== 'choice') return null
  if (term.choices.some(({ key }) => NEVER_DROPPED.has(key))) return null
  return term.choices.some(({ key }) => isMain(key)) ? 4 : 3
}

const YEAR = /^(?<from>\d{4})?(?<to>-(?<last>\d{4})?)?$/u

function widerYears(value: string, by: number): string | null {
  const years = YEAR.exec(value)?.groups
  if (!years) return null
  const { from, to, last } = years
  if (to === undefined) return from ? `${Number(from) - by}-${Number(from) + by}` : null
  return `${from ? Number(from) - by : ''}-${last ? Number(last) + by : ''}`
}

const widerYearOf = ([name, value]: Parameter, by: number) => (name === 'year' ? widerYears(value, by) : null)

/** Returns the terms with other years; null if they name none. */
function withYears(
  terms: readonly ParsedTerm[],
  by: number,
): { terms: readonly ParsedTerm[]; value: string } | null {
  const params = terms.flatMap((term) => (term.kind === 'amount' ? term.params : []))
  const [value] = params.flatMap((param) => widerYearOf(param, by) ?? [])
  if (value === undefined) return null
  const widened = terms.map((term): ParsedTerm => {
    if (term.kind !== 'amount') return term
    return {
      ...term,
      params: term.params.map((param) => [param[0], widerYearOf(param, by) ?? param[1]] as const),
    }
  })
  return { terms: widened, value }
}

/** By so much, as a part, an amount of money may be off. */
const MONEY_AROUND = [0.1, 0.25] as const

/** The parameters whose ranges are money. */
const MONEY_RANGES: ReadonlySet<string> = new Set(['pay', 'price-month', 'price-day', 'tuition'])

const lower = (number: string, by: number) => String(Math.round(Number(number) * (1 - by)))
const higher = (number: string, by: number) => String(Math.round(Number(number) * (1 + by)))

function widerMoneyOf([name, value]: Parameter, by: number): Parameter | null {
  if (name === 'min') return [name, lower(value, by)]
  if (name === 'max') return [name, higher(value, by)]
  const [from = '', to = from] = value.split('-')
  if (!MONEY_RANGES.has(name)) return null
  return [name, `${from && lower(from, by)}-${to && higher(to, by)}`]
}

/** Returns the terms with amounts of money that are off by a part; null if they name none. */
function withMoney(
  terms: readonly ParsedTerm[],
  by: number,
): { terms: readonly ParsedTerm[]; params: readonly Parameter[] } | null {
  const widened = terms.map((term): ParsedTerm => {
    if (term.kind !== 'amount') return term
    return { ...term, params: term.params.map((param) => widerMoneyOf(param, by) ?? param) }
  })
  const params = widened.flatMap((term, i) => {
    const before = terms[i]
    if (term.kind !== 'amount' || before?.kind !== 'amount') return []
    return term.params.filter((param, k) => param[1] !== before.params[k]?.[1])
  })
  return params.length > 0 ? { terms: widened, params } : null
}

const without = (terms: readonly ParsedTerm[], dropped: readonly ParsedTerm[]) =>
  terms.filter((term) => !dropped.includes(term))

const difference = (dropped: readonly ParsedTerm[]): readonly Difference[] =>
  dropped.length > 0 ? [{ kind: 'without', terms: dropped }] : []

/** Every word that was typed, to be found in texts. */
function asTexts(terms: readonly ParsedTerm[], tokens: readonly string[]): readonly ParsedTerm[] {
  const places = terms.filter(({ kind }) => kind === 'place')
  const others = terms.filter(({ kind }) => kind !== 'place' && kind !== 'cheap')
  const at = [...new Set(others.flatMap((term) => term.at))].toSorted((a, b) => a - b)
  const text = at.map((i) => tokens[i] ?? '').join(' ')
  return text ? [...places, { kind: 'words', at, text }] : places
}

/** The terms to drop, as many more with each step, those first that matter least. */
function dropsOf(
  { terms, categories }: ParsedQuery,
  isKnownWord: (word: string) => boolean,
): readonly (readonly ParsedTerm[])[] {
  const ranked = terms
    .map((term) => ({ term, rank: dropRank(term, isKnownWord) }))
    .flatMap(({ term, rank }) => (rank === null ? [] : [{ term, rank }]))
    .toSorted((a, b) => a.rank - b.rank)
  const ranks = [...new Set(ranked.filter(({ rank }) => rank <= 2).map(({ rank }) => rank))]
  const words = ranks.map((most) => ranked.filter(({ rank }) => rank <= most).map(({ term }) => term))
  const facts = ranked.flatMap(({ rank }, i) =>
    rank > 2 ? [ranked.slice(0, i + 1).map(({ term }) => term)] : [],
  )
  // Something has to be left: a term, or the part of the trade.
  const most = terms.filter(({ kind }) => kind !== 'cheap').length - (categories.length > 0 ? 0 : 1)
  return [...words, ...facts].filter((dropped) => dropped.length <= most)
}

const MAX_WORDS_APART = 4

/** Of words alone, one less, the last first; then one alone, the longest first. */
function fewerWords(terms: readonly ParsedTerm[]): readonly (readonly ParsedTerm[])[] {
  const words = terms.flatMap((term) => (term.kind === 'words' ? [term] : []))
  if (words.length < 2) return []
  const oneLess = words.length > 2 ? words.toReversed().map((word) => [word]) : []
  const longest = words.toSorted((a, b) => b.text.length - a.text.length)
  const alone = longest.map((kept) => words.filter((word) => word !== kept))
  return [...oneLess.slice(0, MAX_WORDS_APART), ...alone.slice(0, MAX_WORDS_APART)]
}

const fartherThan = (place: ParsedTerm | undefined): readonly (number | null)[] => {
  if (place?.kind !== 'place') return []
  return place.place.area.kind === 'around' ? [WIDER_MILES, null] : [null]
}

const asTextVariant = (terms: readonly ParsedTerm[], tokens: readonly string[]): Variant => ({
  terms: asTexts(terms, tokens),
  hasCategories: false,
  miles: undefined,
  differences: [{ kind: 'texts' }],
})

/** Without some words, with the years around. */
const yearVariants = (terms: readonly ParsedTerm[], dropped: readonly ParsedTerm[]): readonly Variant[] =>
  YEARS_AROUND.flatMap((by) => {
    const wider = withYears(without(terms, dropped), by)
    if (!wider) return []
    const differences = [{ kind: 'years', value: wider.value } as const, ...difference(dropped)]
    return [{ terms: wider.terms, hasCategories: true, miles: undefined, differences }]
  })

/** Without some words, with amounts of money that are off. */
const moneyVariants = (terms: readonly ParsedTerm[], dropped: readonly ParsedTerm[]): readonly Variant[] =>
  MONEY_AROUND.flatMap((by) => {
    const wider = withMoney(without(terms, dropped), by)
    if (!wider) return []
    const differences = [{ kind: 'money', params: wider.params } as const, ...difference(dropped)]
    return [{ terms: wider.terms, hasCategories: true, miles: undefined, differences }]
  })

/**
 * Returns what to look for where a query has few results, the closest to it first: the words as texts, farther away, other years,
 * amounts of money, without words, without facts ([SRCH-13]). The part of the trade, sale or rent, and the route stay.
 */
export function variantsOf(query: ParsedQuery, isKnownWord: (word: string) => boolean): readonly Variant[] {
  const { terms, tokens } = query
  const place = terms.find((term) => term.kind === 'place')
  const hasFacts = terms.some(({ kind }) => kind === 'choice' || kind === 'part' || kind === 'amount')
  const drops = dropsOf(query, isKnownWord)
  const words = drops.filter((dropped) => dropped.every(({ kind }) => kind === 'words'))
  const facts = drops.filter((dropped) => !words.includes(dropped))
  const wordless = words.at(-1) ?? []
  const farther = fartherThan(place)
  const variant = (dropped: readonly ParsedTerm[], miles?: number | null): Variant => ({
    terms: without(terms, dropped),
    hasCategories: true,
    miles,
    differences: [
      ...(miles === undefined ? [] : [{ kind: 'within', miles } as const]),
      ...difference(dropped),
    ],
  })
  return [
    ...(hasFacts ? [asTextVariant(terms, tokens)] : []),
    ...moneyVariants(terms, []),
    ...yearVariants(terms, []),
    ...words.slice(0, 1).map((dropped) => variant(dropped)),
    ...farther.map((miles) => variant([], miles)),
    ...words.slice(1).map((dropped) => variant(dropped)),
    ...(wordless.length > 0 ? farther.map((miles) => variant(wordless, miles)) : []),
    ...(wordless.length > 0 ? [...moneyVariants(terms, wordless), ...yearVariants(terms, wordless)] : []),
    ...(hasFacts ? [] : fewerWords(terms).map((dropped) => variant(dropped))),
    ...facts.map((dropped) => variant(dropped)),
    ...(place ? facts.map((dropped) => variant(dropped, null)) : []),
  ]
}
