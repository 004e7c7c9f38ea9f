import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import type { FormValues } from '#app/lib/draft.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import type { ListingToEdit } from './queries.server.ts'

function textsOf({ title, description }: ListingToEdit): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [TEXT_FIELDS[locale].title, title[locale] ?? ''],
      [TEXT_FIELDS[locale].description, description[locale] ?? ''],
    ]),
  )
}

/** Returns the texts of a listing by the fields of its form. */
export function listingTexts(listing: ListingToEdit): Readonly<Record<string, string>> {
  const plain = LISTING_FIELD_NAMES.map((field) => [field, listing[field] ?? ''] as const)
  return { ...textsOf(listing), ...Object.fromEntries(plain) }
}

/** Returns everything that the form of a listing edits. */
export function listingValues(listing: ListingToEdit): FormValues {
  return { ...listingTexts(listing), pictures: listing.images.map(({ id }) => id) }
}
