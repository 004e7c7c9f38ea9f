import { textOf } from '#app/features/attributes/attribute-values.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { ItemDetail } from '#app/features/items/detail/item-detail.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { dialedNumber, phoneDigits } from '#app/lib/phone.ts'
import { plainPay, plainPrice } from './amounts.ts'
import { companyNamed } from './employer.ts'
import { businessData, jobData, type Stated, salaryData, vehicleData } from './stated-data.ts'
import { xmlText } from './xml.ts'

// Structured data of pages, in the vocabulary of schema.org. Only certain facts are included: what is missing or
// unclear is left out.

export type JsonLd = { readonly [property: string]: JsonLdValue }
type JsonLdValue = string | number | JsonLd | readonly JsonLdValue[]

const CONTEXT = 'https://schema.org'

type Given = { readonly [property: string]: JsonLdValue | null | undefined }

function filled(given: Given): JsonLd {
  const entries = Object.entries(given).flatMap(([property, value]) => {
    const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [[property, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Absolute addresses of an item's page and pictures, and what it states. */
export type Seen = {
  readonly url: string
  readonly imageUrls: readonly string[]
  /** The attributes of a listing. */
  readonly stated: Stated
}
type Make = (type: string, item: ItemDetail, seen: Seen) => JsonLd

function about(type: string, { title, description }: ItemDetail, { url, imageUrls }: Seen): JsonLd {
  return filled({
    '@context': CONTEXT,
    '@type': type,
    name: title,
    description,
    url,
    image: imageUrls,
  })
}

/** All items are in the United States; town and state are included where they are known. */
function addressOf({ business, service }: ItemDetail, street: string | null = null): JsonLd {
  const { city, state, zip } = business.city || business.state ? business : service
  return filled({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  })
}

function telephoneOf({ contact }: ItemDetail): string | null {
  // Numbers that were stored before they were checked may lack digits.
  const isWhole = contact.phone.startsWith('+') || phoneDigits(contact.phone).length === 10
  return isWhole ? dialedNumber(contact.phone) : null
}

/** A company as its poster says, else as the name of the contact or of the account shows. */
const companyOf = ({ company, contact, poster }: Pick<ItemDetail, 'company' | 'contact' | 'poster'>) =>
  company?.name ?? companyNamed(contact.name) ?? companyNamed(poster?.name ?? '')

const organization = (name: string): JsonLd => ({ '@type': 'Organization', name })

function offerOf(item: ItemDetail, { url }: Seen): JsonLd {
  const price = plainPrice(item.price)
  return filled({
    '@type': 'Offer',
    url,
    ...(price !== null && { price, priceCurrency: 'USD' }),
    availability: 'https://schema.org/InStock',
    availabilityEnds: item.expiresAt,
    availableAtOrFrom: { '@type': 'Place', address: addressOf(item) },
    seller: item.company && organization(item.company.name),
  })
}

const goods: Make = (type, item, seen) => ({ ...about(type, item, seen), offers: offerOf(item, seen) })

const vehicle: Make = (type, item, seen) => ({
  ...filled({ ...about(type, item, seen), ...vehicleData(seen.stated) }),
  offers: offerOf(item, seen),
})

const property: Make = (type, item, seen) => ({ ...goods(type, item, seen), datePosted: item.age.at })

/** A place to park is no organization: it has no states that it serves and no languages. */
const place: Make = (type, item, seen) =>
  filled({
    ...about(type, item, seen),
    address: addressOf(item, textOf(seen.stated.values, 'streetAddress')),
    telephone: telephoneOf(item),
    sameAs: item.websiteUrl,
  })

const business: Make = (type, item, seen) =>
  filled({ ...place(type, item, seen), ...businessData(seen.stated) })

function salaryOf({ price }: ItemDetail): JsonLd | null {
  const pay = plainPay(price)
  if (!pay) return null
  const range: JsonLd = pay.to === null ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to }
  const value: JsonLd = { '@type': 'QuantitativeValue', ...range, unitText: pay.per }
  return { '@type': 'MonetaryAmount', currency: 'USD', value }
}

/** Only with a known employer: half a job posting shows a person as a company. */
const job: Make = (type, item, { url, imageUrls, stated }) =>
  filled({
    '@context': CONTEXT,
    '@type': type,
    title: item.title,
    // The one description that is read as HTML; line ends count as such.
    description: xmlText(item.description),
    url,
    image: imageUrls,
    identifier: { '@type': 'PropertyValue', name: 'Haulpost', value: String(item.publicId) },
    datePosted: item.age.at,
    validThrough: item.expiresAt,
    hiringOrganization: organization(companyOf(item) ?? ''),
    jobLocation: { '@type': 'Place', address: addressOf(item) },
    baseSalary: salaryData(stated) ?? salaryOf(item),
    ...jobData(stated),
  })

const course: Make = (type, item, seen) => {
  const name = item.company?.name ?? item.contact.name
  // A course needs a provider; without a name it is called a service, which needs none.
  if (!name) return about('Service', item, seen)
  const provider = { '@type': item.company || companyNamed(name) !== null ? 'Organization' : 'Person', name }
  return filled({ ...about(type, item, seen), provider })
}

/** The type of the items of each category. Dates of events are unknown here, so an event is a service. */
export const SHAPES: Readonly<Record<CategorySlug, { readonly type: string; readonly make: Make }>> = {
  'cdl-a-company-drivers': { type: 'JobPosting', make: job },
  'cdl-a-owner-operators': { type: 'JobPosting', make: job },
  'trucks-trailers-marketplace': { type: 'Vehicle', make: vehicle },
  'repair-shops-parts': { type: 'AutoRepair', make: business },
  'parking-lots': { type: 'ParkingFacility', make: place },
  'cdl-a-schools': { type: 'EducationalOrganization', make: business },
  'non-cdl-drivers': { type: 'JobPosting', make: job },
  'office-staff': { type: 'JobPosting', make: job },
  mechanics: { type: 'JobPosting', make: job },
  'outsourcing-services': { type: 'LocalBusiness', make: business },
  'insurance-services': { type: 'InsuranceAgency', make: business },
  'traffic-attorney': { type: 'LegalService', make: business },
  'washing-detailing': { type: 'AutoWash', make: business },
  'real-estate-marketplace': { type: 'RealEstateListing', make: property },
  jobs: { type: 'JobPosting', make: job },
  'legal-services': { type: 'LegalService', make: business },
  'financial-services': { type: 'FinancialService', make: business },
  'construction-services': { type: 'HomeAndConstructionBusiness', make: business },
  'cleaning-services': { type: 'LocalBusiness', make: business },
  'auto-repair-shops': { type: 'AutoRepair', make: business },
  'best-stores': { type: 'Store', make: business },
  restaurants: { type: 'Restaurant', make: business },
  'beauty-health': { type: 'HealthAndBeautyBusiness', make: business },
  classes: { type: 'Course', make: course },
  events: { type: 'Service', make: about },
}

const isWholeJob = (item: ItemDetail) => !ITEM_KINDS[item.kind].isAdvertising && companyOf(item) !== null

/**
 * What an item is, for search engines ([DET-03]); null where nothing certain can be said: a job whose employer is
 * not known, and a billboard that looks for people, are no job postings.
 */
export function structuredData(item: ItemDetail, seen: Seen): JsonLd | null {
  const { type, make } = SHAPES[item.category]
  if (make === job && !isWholeJob(item)) return null
  return make(type, item, seen)
}

/** Returns the items of one page of a list, in order; `before` is how many are on the pages before it. */
export function itemList(
  items: readonly { readonly name: string; readonly url: string }[],
  before = 0,
): JsonLd {
  const itemListElement = items.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: before + i + 1,
    name,
    url,
  }))
  return { '@context': CONTEXT, '@type': 'ItemList', itemListElement }
}

/** Returns the breadcrumbs of a page, from the home page down. */
export function breadcrumbs(steps: readonly { readonly name: string; readonly url: string }[]): JsonLd {
  const itemListElement = steps.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: url,
  }))
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }
}

/** Returns the site as a whole, and how to search it. */
export function siteData(publicUrl: string, name: string, locale: Locale): JsonLd {
  const urlTemplate = `${publicUrl}${inLanguage(locale, '/search')}?q={search_term_string}`
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: publicUrl + inLanguage(locale, '/'),
    potentialAction,
  }
}
