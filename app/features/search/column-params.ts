import { facetsOf } from '#app/features/facets/facet-list.ts'
import { WITHIN_CHOICES } from '#app/features/places/near.ts'
import type { Parameter } from './amounts.ts'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'
import type { SearchParams } from './schema.ts'

const REPLACED: readonly string[] = ['q', 'category', 'words', 'item']

/** The smallest distance of the filter that a radius fits into. */
const withinOf = (miles: number) =>
  WITHIN_CHOICES.find((choice) => choice === 'any' || Number(choice) >= miles) ?? 'any'

function placeParams(terms: readonly ParsedTerm[]): readonly Parameter[] {
  return terms.flatMap((term): readonly Parameter[] => {
    if (term.kind !== 'place') return []
    const near: Parameter = ['near', term.place.param]
    return term.miles === null ? [near] : [near, ['within', withinOf(term.miles)]]
  })
}

/** The choices and amounts of a query as the facets of one category name them. */
function factParams({ terms, categories }: ParsedQuery): readonly Parameter[] {
  const [category, ...others] = categories
  if (!category || others.length > 0) return []
  const facets = facetsOf(category)
  return terms.flatMap((term): readonly Parameter[] => {
    if (term.kind === 'amount') return term.params
    if (term.kind !== 'choice') return []
    return term.choices.flatMap(({ key, choice }): readonly Parameter[] => {
      const facet = facets.find((one) => one.key === key)
      return facet ? [[facet.param, choice]] : []
    })
  })
}

/**
 * Returns the address that asks in filters for what a search asks for in words, where it is about one category: the form of the
 * filters goes on from there. Filters that are set stay.
 */
export function columnParams(
  { parsed, search, term }: { parsed: ParsedQuery; search: SearchParams; term: string },
  params: URLSearchParams,
): URLSearchParams {
  const [category, ...others] = parsed.categories
  if (!category || others.length > 0) return params
  const kept = [...params].filter(([name]) => !REPLACED.includes(name))
  const said = [...placeParams(parsed.terms), ...factParams(parsed)].filter(([name]) => !params.has(name))
  return new URLSearchParams([
    ['q', term],
    ['category', search.category ?? category],
    ...said.map((pair) => [...pair]),
    ...kept,
  ])
}
