import { BILLBOARD_LIMITS } from '#app/features/billboards/editing/billboard-texts.ts'
import { type BillboardInput, billboardForm } from '#app/features/billboards/editing/schema.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ImportedStanding } from '#app/features/items/imported-item.ts'
import { LISTING_FIELDS, LISTING_LIMITS, TEXT_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import { whyNotLinkTo } from '#app/features/items/rules.ts'
import { listingForm, type PostedForm } from '#app/features/listings/posting/schema.ts'
import { TIERS, type Tier } from '#app/features/pricing/packages.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { isWebAddress, typedWebAddress } from '#app/lib/web-address.ts'
import { listOf, textOf, type Values } from '../field-values.ts'
import { importedAttributes, namingColumn } from './imported-attributes.ts'
import { standingOf, unknownStates, unreadTimes } from './item-standing.ts'
import { itemTexts } from './item-texts.ts'
import { type Parsed, parseLeniently, type Remark } from './parse-leniently.server.ts'
import { phoneIn } from './repaired-phone.server.ts'
import { languageOfTexts, priceIn, shortened, stateCode, zipOf } from './repaired-texts.ts'

/** What an item is judged by, apart from its own fields. */
export type Around = {
  readonly t: Translate
  readonly now: Date
  readonly blockedHosts: readonly string[]
  readonly ownerName: string
  readonly categoryOf: (labels: unknown) => CategorySlug | null
}

export type ParsedListing = {
  readonly form: PostedForm
  readonly standing: ImportedStanding
  readonly tier: Tier
}
export type ParsedBillboard = { readonly form: BillboardInput; readonly standing: ImportedStanding }

/** The schemas of the forms, made once for each language: making one costs more than judging a row by it. */
const FORMS = new WeakMap<Translate, ReturnType<typeof formsOf>>()

const formsOf = (t: Translate) => ({
  listing: recordOf(LOCALES, (locale) => listingForm(t, locale)),
  billboard: recordOf(LOCALES, (locale) => billboardForm(t, locale)),
})

function formsIn(t: Translate): ReturnType<typeof formsOf> {
  const forms = FORMS.get(t) ?? formsOf(t)
  FORMS.set(t, forms)
  return forms
}

const required = (language: Locale, ...others: readonly string[]) =>
  new Set([...Object.values(TEXT_FIELDS[language]), 'category', ...others])

/** A website that cannot be linked to is left out; the item stays. */
function linkOf(values: Values, { blockedHosts }: Around): { url: string; remarks: readonly Remark[] } {
  const url = typedWebAddress(textOf(values['websiteUrl']))
  const isGood = url === '' || (isWebAddress(url) && whyNotLinkTo(url, blockedHosts) === null)
  return isGood
    ? { url, remarks: [] }
    : { url: '', remarks: [{ field: 'websiteUrl', reason: 'left out: no website that may be linked to' }] }
}

/** The fields of a listing's form, with what can be repaired. */
function listingFields(values: Values, around: Around) {
  const { texts, remarks } = itemTexts(values, LISTING_LIMITS)
  const name = shortened(values['contactName'] || around.ownerName, LISTING_FIELDS.contactName.max)
  const phone = phoneIn(values['contactPhone'])
  const price = priceIn(values['compensation'])
  const link = linkOf(values, around)
  const category = around.categoryOf(values['category'])
  const attributes = importedAttributes(values, category)
  const fields = {
    ...attributes.fields,
    ...recordOf(TEXT_FIELD_NAMES, (field) => textOf(values[field])),
    ...texts,
    serviceAreaType: textOf(values['serviceAreaType']) || undefined,
    category: category ?? undefined,
    contactName: name.text,
    contactPhone: phone.text,
    compensation: price.text,
    websiteUrl: link.url,
    businessState: stateCode(values['businessState']),
    businessZipCode: zipOf(values['businessZipCode']),
    serviceState: stateCode(values['serviceState']),
    serviceZipCode: zipOf(values['serviceZipCode']),
    pictures: [],
  }
  const others = [
    ['contactName', name.reason],
    ['contactPhone', phone.reason],
    ['compensation', price.reason],
  ].flatMap(([field, reason]) => (field && reason ? [{ field, reason }] : []))
  return { fields, remarks: [...remarks, ...others, ...link.remarks, ...attributes.remarks] }
}

/** Says which category a refused row has: the form only knows that it is missing. */
function namingCategory<T>(parsed: Parsed<T>, values: Values): Parsed<T> {
  const name = listOf(values['category']).find((label) => !/^\d+$/u.test(label))
  if (!('refused' in parsed) || name === undefined) return parsed
  const reason = `there is no category ${name} here: name it in a file for --categories`
  return { refused: parsed.refused.map((one) => (one.field === 'category' ? { ...one, reason } : one)) }
}

/** Judges a listing by the schema of its form. */
export function parseListing(values: Values, around: Around): Parsed<ParsedListing> {
  const unknown = unknownStates(values)
  if (unknown.length > 0) return { refused: unknown }
  const language = languageOfTexts(values)
  const { fields, remarks } = listingFields(values, around)
  const parsed = parseLeniently(
    formsIn(around.t).listing[language],
    fields,
    required(language, 'contactName'),
  )
  if ('refused' in parsed) return namingCategory(parsed, values)
  const tier = TIERS.find((one) => one === textOf(values['package'])) ?? 'single'
  const record = { form: parsed.record, standing: standingOf(values, around.now), tier }
  return { record, remarks: [...remarks, ...parsed.remarks.map(namingColumn), ...unreadTimes(values)] }
}

/** Judges a billboard by the schema of its form. */
export function parseBillboard(values: Values, around: Around): Parsed<ParsedBillboard> {
  const unknown = unknownStates(values)
  if (unknown.length > 0) return { refused: unknown }
  const language = languageOfTexts(values)
  const { texts, remarks } = itemTexts(values, BILLBOARD_LIMITS)
  const link = linkOf(values, around)
  const fields = {
    ...texts,
    price: textOf(values['price']),
    location: shortened(values['location'], BILLBOARD_LIMITS.location).text,
    category: around.categoryOf(values['category']) ?? undefined,
    contactType: textOf(values['contactType']) || (link.url === '' ? 'contact_info' : 'website'),
    websiteUrl: link.url,
    contactName: shortened(values['contactName'], BILLBOARD_LIMITS.contactName).text,
    contactEmail: textOf(values['contactEmail']),
    contactPhone: phoneIn(values['contactPhone']).text,
    pictures: [],
  }
  const must = required(language, 'price', 'websiteUrl', 'contactName', 'contactEmail', 'contactType')
  const parsed = parseLeniently(formsIn(around.t).billboard[language], fields, must)
  if ('refused' in parsed) return namingCategory(parsed, values)
  const record = { form: parsed.record, standing: standingOf(values, around.now) }
  return { record, remarks: [...remarks, ...link.remarks, ...parsed.remarks, ...unreadTimes(values)] }
}
