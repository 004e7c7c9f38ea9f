import { textOf } from '#app/features/attributes/attribute-values.ts'
import { TRUCK_KINDS } from '#app/features/price-guide/comparables.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type ComparedSort, sortOf } from './compared.ts'
import type { ComparedListing } from './compared-listing.ts'

type Named = ComparedSort | 'trucks' | 'trailers'

/** Trucks and trailers are of one sort; what they are called depends on which there are. */
function vehicles(listings: readonly Pick<ComparedListing, 'attributes'>[]): Named {
  const kinds = listings.map(({ attributes }) => textOf(attributes, 'kind'))
  if (kinds.every((kind) => kind && TRUCK_KINDS.includes(kind))) return 'trucks'
  const isTrailer = (kind: string | null | undefined) =>
    kind && kind !== 'other' && !TRUCK_KINDS.includes(kind)
  return kinds.every(isTrailer) ? 'trailers' : 'vehicles'
}

/** Returns the heading of a comparison, which says what is compared: 'Compare 3 trucks' ([CMP-01]). */
export function comparisonTitle(
  listings: readonly Pick<ComparedListing, 'category' | 'attributes'>[],
  t: Translate,
): string {
  const sort = listings[0] ? sortOf(listings[0].category) : null
  if (!sort) return t('comparison.title')
  const named = sort === 'vehicles' ? vehicles(listings) : sort
  return t(`comparison.titleOf_${named}`, { count: listings.length })
}
