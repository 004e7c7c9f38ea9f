import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import type { FormValues } from '#app/lib/draft.ts'
import { textValues } from '#app/lib/localized-text.ts'
import type { ListingToEdit } from './queries.server.ts'

/** Returns the texts of a listing by the fields of its form. */
export function listingTexts(listing: ListingToEdit): Readonly<Record<string, string>> {
  const plain = LISTING_FIELD_NAMES.map((field) => [field, listing[field] ?? ''] as const)
  return { ...textValues(listing), ...Object.fromEntries(plain) }
}

/** Returns everything that the form of a listing edits. */
export function listingValues(listing: ListingToEdit): FormValues {
  return { ...listingTexts(listing), pictures: listing.images.map(({ id }) => id) }
}
