import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from './facet-list.ts'
import type { FacetQuery } from './facet-query.ts'

/** With fewer listings, a list that is narrowed by one choice is no page for search engines. */
export const MIN_LISTINGS = 3

/** The facets whose single choices people look for as such: category × make, category × type of truck ([FACET-07]). */
const LANDING_KEYS: readonly AttributeKey[] = [
  'make',
  'kind',
  'freight',
  'route',
  'homeTime',
  'repairServices',
  'washServices',
  'bodyServices',
  'supportServices',
  'insuranceServices',
  'propertyType',
  'officeRole',
  'mechanicSkills',
  'jobField',
]

export const landingFacets = (category: CategorySlug): readonly Facet[] =>
  LANDING_KEYS.flatMap((key) => facetsOf(category).filter((facet) => facet.key === key))

/** The one choice that names a list which search engines may keep. */
export type Landing =
  | { readonly kind: 'state'; readonly code: string }
  | { readonly kind: 'choice'; readonly facet: Facet; readonly value: string }

type Asked = {
  readonly category: CategorySlug
  readonly facets: FacetQuery
  /** The code of a state, or another text. */
  readonly state: string
}

/** Returns the useful page that is nearest to what an address asks for; null is the category itself. */
export function nearestLanding({ category, facets, state }: Asked): Landing | null {
  if (/^[A-Z]{2}$/u.test(state)) return { kind: 'state', code: state }
  for (const facet of landingFacets(category)) {
    const chosen = facets.find((one) => one.facet.key === facet.key)
    const [value, ...others] = chosen?.kind === 'choices' ? chosen.values : []
    if (value !== undefined && value !== 'other' && others.length === 0)
      return { kind: 'choice', facet, value }
  }
  return null
}

/** Returns the query of such a page, without the question mark. */
function landingSearch(landing: Landing): string {
  const said = landing.kind === 'state' ? { state: landing.code } : { [landing.facet.param]: landing.value }
  return new URLSearchParams(said).toString()
}

/** Returns the path of a list for search engines: that of a category, or of one choice in it. */
export const landingPath = (category: CategorySlug, landing: Landing | null): string =>
  `/categories/${category}${landing ? `?${landingSearch(landing)}` : ''}`
