import { searchTextOf } from '#app/features/search/rules.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import type { Picture } from '#app/lib/picture.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import type { BillboardInput } from './schema.ts'

/** The columns a person fills in, and those that follow from them. Nothing else can come from a form. */
export function billboardColumns(form: BillboardInput, pictures: readonly Picture[]) {
  const title = writtenTexts(form, 'title')
  const description = writtenTexts(form, 'description')
  return {
    title,
    description,
    // A place has one name, whatever the language.
    location: form.location ? { en: form.location } : {},
    price: form.price,
    priceCents: priceCentsOf(form.price),
    category: form.category,
    contactType: form.contactType,
    websiteUrl: form.contactType === 'website' ? form.websiteUrl : '',
    contactName: form.contactName,
    contactEmail: form.contactEmail,
    contactPhone: form.contactPhone,
    images: jsonValue(pictures),
    searchText: searchTextOf({ category: form.category, title, description }),
  }
}
