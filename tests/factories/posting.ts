import { randomUUID } from 'node:crypto'
import { listingForm, type PostedForm } from '#app/features/listings/posting/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'

/** What somebody types into the form of a listing, with what is not given filled in. */
export function typedListing(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    titleEn: 'Kenworth T680 sleeper',
    descriptionEn: 'One owner, ready to work.',
    category: 'cdl-a-company-drivers',
    contactName: 'Dana Driver',
    contactPhone: '5550100199',
    businessCity: 'Joliet',
    businessState: 'IL',
    businessZipCode: '60431',
    serviceAreaType: 'midwest',
    pictures: [],
    formId: randomUUID(),
    ...given,
  }
}

/** The same as the server reads it. */
export function aPostedForm(given: Record<string, unknown> = {}, required: Locale = 'en'): PostedForm {
  return listingForm(TRANSLATE.en, required).parse(typedListing(given))
}
/** As a form is sent without JavaScript. */
export function sentListing(given: Record<string, unknown> = {}): URLSearchParams {
  const fields = Object.entries(typedListing(given)).filter(([name]) => name !== 'pictures')
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}
