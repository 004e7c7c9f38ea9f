import { isMarketplace } from '#app/features/categories/category-list.ts'
import { wordsOfAttributes } from '#app/features/items/listing-facts.server.ts'
import { TEXT_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { whyNotLinkTo } from '#app/features/items/rules.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { placeOfListing } from '#app/features/places/place-of-item.server.ts'
import { comparableColumns } from '#app/features/price-guide/comparables.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import { statedAttributes } from './attributes/stated-attributes.ts'
import type { PostedForm } from './schema.ts'
import { serviceOf } from './service-area.ts'

export type ListingTexts = { readonly form: PostedForm; readonly pictures: readonly Picture[] }

/** With the name of the company that the poster posts for, '' for none: the listing is found by it. */
type Told = ListingTexts & { readonly company: string }

type Around = { readonly site: Pick<SiteFacts, 'blockedHosts'> }

const wordsOf = (form: PostedForm) => ({
  category: form.category,
  title: writtenTexts(form, 'title'),
  description: writtenTexts(form, 'description'),
})

/** Returns the search text of a form, by which duplicates are recognized too. */
export const searchTextOfForm = (form: PostedForm): string => searchTextOf(wordsOf(form))

/**
 * Returns the columns that a user fills in, and those that follow from them. Nothing else can come from a form.
 * Refuses posting.blockedHost.
 */
export function listingColumns({ site }: Around, { form, pictures, company }: Told) {
  assertAllowed(whyNotLinkTo(form.websiteUrl, site.blockedHosts))
  // Only what is sold has a price ([POST-04]).
  const compensation = isMarketplace(form.category) ? form.compensation : ''
  const columns = {
    ...wordsOf(form),
    ...recordOf(TEXT_FIELD_NAMES, (name) => form[name]),
    compensation,
    priceCents: priceCentsOf(compensation),
    businessState: form.businessState || null,
    ...serviceOf({
      area: form.serviceAreaType,
      city: form.serviceCity,
      state: form.serviceState,
      zip: form.serviceZipCode,
    }),
    attributes: statedAttributes(form).values,
    images: jsonValue(pictures),
    searchText: searchTextOfForm(form),
  }
  return {
    ...columns,
    ...comparableColumns(columns),
    place: placeOfListing(columns),
    searchVector: searchVectorOf({ ...columns, company, extraWords: wordsOfAttributes(columns) }),
  }
}
