import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { type FacetQuery, FLAG_VALUE, parseFacets } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { withIncluded } from '#app/features/facets/included-choices.ts'
import type { ItemFilter } from '#app/features/items/list-filters.ts'
import type { NearFilter } from '#app/features/places/near.ts'
import type { Parameter } from './amounts.ts'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'
import type { SearchParams } from './schema.ts'

const isFlag = (facets: readonly Facet[], key: string) =>
  facets.some((facet) => facet.key === key && facet.kind === 'flag')

/** What an address asks for already is not asked by words as well. */
const isAsked = (name: string, facets: FacetQuery) => facets.some(({ facet }) => facet.param === name)

const paramOf = (facets: readonly Facet[], key: string) =>
  facets.find((facet) => facet.key === key)?.param ?? key

/** The choices of each term. */
function choiceGroups(
  terms: readonly ParsedTerm[],
  categories: ParsedQuery['categories'],
  asked: FacetQuery,
) {
  const facets = categories.flatMap(facetsOf)
  const groups = terms.flatMap((term) => {
    if (term.kind !== 'choice') return []
    const open = term.choices.filter(({ key }) => !isAsked(paramOf(facets, key), asked))
    const tokens = open.flatMap(({ key, choice }) =>
      isFlag(facets, key) && choice === FLAG_VALUE
        ? [facetToken(key)]
        : withIncluded(key, choice).map((one) => facetToken(key, one)),
    )
    const exempt = categories.filter((category) =>
      facetsOf(category).every((facet) => open.every(({ key }) => key !== facet.key)),
    )
    return tokens.length > 0 ? [{ tokens, exempt }] : []
  })
  // A make and its model are one choice.
  return [...new Map(groups.map((group) => [JSON.stringify(group), group])).values()]
}

const HALF_OPEN = /^(?:-\d+|\d+-)$/u

/** 'от 2018' and 'до 2021' are one range. */
function joinRanges(params: readonly Parameter[]): readonly Parameter[] {
  const joined: Parameter[] = []
  for (const [name, value] of params) {
    const i = joined.findIndex(
      ([known, other]) =>
        known === name && HALF_OPEN.test(other) && other.startsWith('-') !== value.startsWith('-'),
    )
    const other = joined[i]?.[1]
    const [from, to] = value.startsWith('-') ? [other, value] : [value, other]
    if (HALF_OPEN.test(value) && from !== undefined && to !== undefined)
      joined[i] = [name, `${from}${to.slice(1)}`]
    else joined.push([name, value])
  }
  return joined
}

/** Returns the parameters that the amounts of a query amount to. */
const amountParams = (terms: readonly ParsedTerm[]): readonly Parameter[] =>
  joinRanges(terms.flatMap((term) => (term.kind === 'amount' ? term.params : [])))

type Options = {
  readonly search: SearchParams
  readonly facets: FacetQuery
  readonly near: NearFilter | null
}

/** Returns the filter that terms amount to, within the filters of the address. */
export function filterOfTerms(
  terms: readonly ParsedTerm[],
  categories: ParsedQuery['categories'],
  { search, facets, near }: Options,
): Pick<ItemFilter, 'categories' | 'anyOf' | 'facets' | 'minDollars' | 'maxDollars' | 'near'> {
  const amounts = new URLSearchParams(amountParams(terms).map((pair) => [...pair]))
  const [category = null] = categories
  const ranges = parseFacets(amounts, category).filter(({ facet }) => !isAsked(facet.param, facets))
  const dollars = (name: 'min' | 'max') =>
    search[name] ?? (amounts.has(name) ? Number(amounts.get(name)) : null)
  return {
    categories: search.category === null ? categories : [],
    anyOf: choiceGroups(terms, categories, facets),
    facets: [...facets, ...ranges],
    minDollars: dollars('min'),
    maxDollars: dollars('max'),
    near,
  }
}

/** Returns the words of terms, to be looked for in texts. */
export const wordsOfTerms = (terms: readonly ParsedTerm[]): string =>
  terms.flatMap((term) => (term.kind === 'words' ? [term.text] : [])).join(' ')
