import { parseCategory } from '#app/features/categories/labels.ts'
import { whyNotLinkTo } from '#app/features/items/rules.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import type { BillboardTexts } from './billboard-texts.ts'
import type { BillboardInput } from './schema.ts'

export type BillboardForm = { readonly form: BillboardInput; readonly pictures: readonly Picture[] }
type Around = { readonly site: Pick<SiteFacts, 'blockedHosts'> }

/** Returns what a form says, as it is stored. Nothing else can come from a form. */
export function textsOfForm({ form, pictures }: BillboardForm): BillboardTexts {
  return {
    title: writtenTexts(form, 'title'),
    description: writtenTexts(form, 'description'),
    // A place has one name in all languages.
    location: form.location ? { en: form.location } : {},
    price: form.price,
    category: form.category,
    contactType: form.contactType,
    websiteUrl: form.contactType === 'website' ? form.websiteUrl : '',
    contactName: form.contactName,
    contactEmail: form.contactEmail,
    contactPhone: form.contactPhone,
    images: pictures,
  }
}

/** Returns the columns that a user fills in, and those that follow from them. Refuses posting.blockedHost. */
export function billboardColumns({ site }: Around, texts: BillboardTexts) {
  const { title, description, location, price, category, contactType, websiteUrl } = texts
  const { contactName, contactEmail, contactPhone, images } = texts
  const slug = parseCategory(category) ?? 'best-stores'
  assertAllowed(whyNotLinkTo(websiteUrl, site.blockedHosts))
  return {
    title,
    description,
    location,
    price,
    priceCents: priceCentsOf(price),
    category,
    contactType,
    websiteUrl,
    contactName,
    contactEmail,
    contactPhone,
    images: jsonValue(images),
    searchText: searchTextOf({ category: slug, title, description }),
    // The job looks it up: it knows what the banner ad was made of.
    place: null,
    searchVector: searchVectorOf({ category: slug, title, description, location }),
  }
}
