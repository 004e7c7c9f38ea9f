import { type CategorySlug, isMarketplace } from '#app/features/categories/category-list.ts'
import { isJobCategory } from '#app/features/categories/parts.ts'
import type { NearFilter, NearQuery } from '#app/features/places/near.ts'

/** For work and goods people go farther; what serves them on the way has to be close. */
const isWorthAJourney = (category: CategorySlug | null) =>
  category === null || isJobCategory(category) || isMarketplace(category)

/**
 * Returns the order that a list has unless another is chosen ([GEO-11]): along a way by its miles, around a place the nearest first,
 * but jobs and goods by distance and age together; without a place the newest first.
 */
export function standardSort(
  { near, to }: Pick<NearQuery, 'near' | 'to'>,
  category: CategorySlug | null,
): 'newest' | 'distance' | 'nearby' {
  if (near === '') return 'newest'
  return to !== '' || !isWorthAJourney(category) ? 'distance' : 'nearby'
}

type Ordered = Pick<NearFilter, 'states'> | null

/** Returns an order that a list can have: without a point to start from, none goes by distance. */
export const possibleSort = <S extends string>(sort: S, near: Ordered): S | 'newest' =>
  (sort === 'distance' || sort === 'nearby') && (!near || near.states) ? 'newest' : sort
