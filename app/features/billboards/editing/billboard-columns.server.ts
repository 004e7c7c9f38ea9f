import { whyNotLinkTo } from '#app/features/items/rules.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import type { BillboardInput } from './schema.ts'

export type BillboardForm = { readonly form: BillboardInput; readonly pictures: readonly Picture[] }
type Around = { readonly site: Pick<SiteFacts, 'blockedHosts'> }

/**
 * Returns the columns that a user fills in, and those that follow from them. Nothing else can come from a form.
 * Refuses posting.blockedHost.
 */
export function billboardColumns({ site }: Around, { form, pictures }: BillboardForm) {
  const websiteUrl = form.contactType === 'website' ? form.websiteUrl : ''
  assertAllowed(whyNotLinkTo(websiteUrl, site.blockedHosts))
  const title = writtenTexts(form, 'title')
  const description = writtenTexts(form, 'description')
  // A place has one name in all languages.
  const location = form.location ? { en: form.location } : {}
  return {
    title,
    description,
    location,
    price: form.price,
    priceCents: priceCentsOf(form.price),
    category: form.category,
    contactType: form.contactType,
    websiteUrl,
    contactName: form.contactName,
    contactEmail: form.contactEmail,
    contactPhone: form.contactPhone,
    images: jsonValue(pictures),
    searchText: searchTextOf({ category: form.category, title, description }),
    // The job looks it up: it knows what the banner ad was made of.
    place: null,
    searchVector: searchVectorOf({ category: form.category, title, description, location }),
  }
}
