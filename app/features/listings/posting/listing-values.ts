import { choicesOf, readAttributes } from '#app/features/attributes/attribute-values.ts'
import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import type { FormValues } from '#app/lib/draft.ts'
import { textValues } from '#app/lib/localized-text.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { keyOfField, LINE_FIELDS, LIST_FIELDS } from './attributes/attribute-fields.ts'
import { storedAsTyped } from './attributes/shown-back.ts'
import type { ListingToEdit } from './queries.server.ts'

/** Returns the texts of a listing by the fields of its form. */
export function listingTexts(listing: ListingToEdit): Readonly<Record<string, string>> {
  const plain = LISTING_FIELD_NAMES.map((field) => [field, listing[field] ?? ''] as const)
  return { ...textValues(listing), ...Object.fromEntries(plain), ...attributeTexts(listing.attributes) }
}

/** Returns stored attributes by the fields of the form, as one types them, apart from lists. */
function attributeTexts(stored: unknown) {
  const values = readAttributes(stored)
  return recordOf(LINE_FIELDS, (name) => storedAsTyped(values, keyOfField(name)))
}

/** Returns the attributes of a listing that are lists, by the fields of its form. */
export function attributeLists({ attributes }: Pick<ListingToEdit, 'attributes'>) {
  const values = readAttributes(attributes)
  return recordOf(LIST_FIELDS, (name) => choicesOf(values, keyOfField(name)))
}

/** Returns everything that the form of a listing edits. */
export function listingValues(listing: ListingToEdit): FormValues {
  return {
    ...listingTexts(listing),
    ...attributeLists(listing),
    pictures: listing.images.map(({ id }) => id),
  }
}
