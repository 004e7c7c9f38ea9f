import { LISTING_FIELDS } from '#app/features/items/listing-fields.ts'

/** How a billboard came about: sent in by an advertiser, or made from a listing whose package includes it. */
export type BillboardOrigin = 'posted' | 'package'

/** The fields that a billboard of a package takes from its listing, by the names they have there. */
const LISTING_TWINS = {
  price: 'compensation',
  contactName: 'contactName',
  contactEmail: 'contactEmail',
} as const

export type ListingTwin = keyof typeof LISTING_TWINS

/**
 * Whether a field may be empty ([AD-02]). A billboard of a package must not ask for more than the listing it was made
 * from, or its owner could not even change its picture.
 */
export function isOptional(field: ListingTwin, origin: BillboardOrigin): boolean {
  return origin === 'package' && LISTING_FIELDS[LISTING_TWINS[field]].missing === null
}
