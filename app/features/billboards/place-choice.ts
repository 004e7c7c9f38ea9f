import { type CategorySlug, isCategorySlug } from '#app/features/categories/category-list.ts'
import { type PlacementKind, placementNamed } from '#app/features/pricing/placements.ts'

/** A placement that a visitor chose, and the category whose page it is on, as far as it was named. */
export type PlaceChoice = { readonly placement: PlacementKind; readonly category: CategorySlug | null }

/** The parameters of an address that carry a choice from a page, through sign-in, to a form ([TEXT-06]). */
const PLACE_PARAM = 'place'
const CATEGORY_PARAM = 'category'

/** The home page has no category. */
export const isInCategory = (placement: PlacementKind) => placement === 'list' || placement === 'category'

/** Returns the category that an address names, or null. */
export function parseCategoryChoice(params: URLSearchParams): CategorySlug | null {
  const category = params.get(CATEGORY_PARAM)
  return isCategorySlug(category) ? category : null
}

/** Returns the choice that an address names. Null for none, and for one that the site does not sell (any more). */
export function parsePlaceChoice(params: URLSearchParams): PlaceChoice | null {
  const placement = placementNamed(params.get(PLACE_PARAM))
  if (placement === null) return null
  return { placement, category: isInCategory(placement) ? parseCategoryChoice(params) : null }
}

/** Returns the parameters of a choice: 'place=category&category=jobs'; '' for none. */
export function formatPlaceChoice(choice: PlaceChoice | null): string {
  if (choice === null) return ''
  const category = choice.category === null ? '' : `&${CATEGORY_PARAM}=${choice.category}`
  return `${PLACE_PARAM}=${choice.placement}${category}`
}

/** Returns an address with the parameters that are not empty: '/prices?place=home'. */
export function withQuery(path: string, ...params: readonly string[]): string {
  const query = params.filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
