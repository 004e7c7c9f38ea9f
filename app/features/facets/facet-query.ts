import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from './facet-list.ts'
import { typedNumber } from './typed-number.ts'

/** A range as addresses say it: years, miles, dollars. Both ends are included; null is open. */
type Range = { readonly from: number | null; readonly to: number | null }

/** What one facet asks for. Of several choices, any is enough. */
export type ChosenFacet =
  | { readonly facet: Facet; readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly facet: Facet; readonly kind: 'range'; readonly range: Range }
  | { readonly facet: Facet; readonly kind: 'flag' }

/** What an address asks of the attributes of a category, in the order of its facets: all of it has to be true. */
export type FacetQuery = readonly ChosenFacet[]

/** How an address says that a flag is asked for. */
export const FLAG_VALUE = 'yes'

function orderedRange(from: number | null, to: number | null): Range | null {
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** '2019-2022', '2019-', '-2022', and '2020' for that one alone. */
function readRange(text: string): Range | null {
  const [first = '', second, ...others] = text.split(/[-–—]/u)
  if (others.length > 0) return null
  const from = typedNumber(first)
  return second === undefined ? orderedRange(from, from) : orderedRange(from, typedNumber(second))
}

/** A form without JavaScript sends both ends of a range under one name, also those that are empty. */
function rangeIn(values: readonly string[]): Range | null {
  const [first = '', second] = values
  return second === undefined ? readRange(first) : orderedRange(typedNumber(first), typedNumber(second))
}

function chosenIn(facet: Facet, values: readonly string[]): ChosenFacet | null {
  if (facet.kind === 'flag') return values.includes(FLAG_VALUE) ? { facet, kind: 'flag' } : null
  if (facet.kind === 'range') {
    const range = rangeIn(values)
    return range && { facet, kind: 'range', range }
  }
  const chosen = facet.choices.filter((choice) => values.includes(choice))
  return chosen.length > 0 ? { facet, kind: 'choices', values: chosen } : null
}

/** Returns what an address asks of the attributes of a category. Nonsense counts as not said. */
export function parseFacets(params: URLSearchParams, category: CategorySlug | null): FacetQuery {
  if (category === null) return []
  return facetsOf(category).flatMap((facet) => {
    const values = params.getAll(facet.param)
    return (values.length > 0 && chosenIn(facet, values)) || []
  })
}

const textOfRange = ({ from, to }: Range) =>
  from !== null && from === to ? String(from) : `${from ?? ''}-${to ?? ''}`

/** Returns how addresses say what one facet asks for: its values, in one order. */
export function valuesOf(chosen: ChosenFacet): readonly string[] {
  if (chosen.kind === 'flag') return [FLAG_VALUE]
  return chosen.kind === 'range' ? [textOfRange(chosen.range)] : chosen.values
}

/** Returns the parameters that say this, in the one order that addresses have. */
export const facetParams = (query: FacetQuery): readonly (readonly [name: string, value: string])[] =>
  query.flatMap((chosen) => valuesOf(chosen).map((value) => [chosen.facet.param, value] as const))
