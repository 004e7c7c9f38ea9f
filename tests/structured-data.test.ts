import { beforeAll, describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Every block of structured data the site sends, checked against what search engines require of its types.

const { db } = useDatabase()

type Node = { readonly [property: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.trim() !== ''
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s?]+(?:\?lang=\w\w)?$/u.test(value)
const urls: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(url)
const moment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value) && !Number.isNaN(Date.parse(value))
const money: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/u.test(value)
const exactly =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const node =
  (...types: readonly string[]): Check =>
  (value) =>
    isNode(value) && types.includes(String(value['@type']))
const positionsOf = (value: readonly unknown[]) =>
  value.map((step) => (isNode(step) ? step['position'] : null))
const steps: Check = (value) => {
  const [first, ...others] = Array.isArray(value) ? positionsOf(value) : []
  return Number.isInteger(first) && others.every((position, i) => position === Number(first) + i + 1)
}

type Rule = { readonly required: Readonly<Record<string, Check>>; readonly optional?: Record<string, Check> }

const THING = {
  required: { name: text, url },
  optional: { description: text, image: urls },
}
const GOODS: Rule = { required: { ...THING.required, offers: node('Offer') }, optional: THING.optional }
const BUSINESS: Rule = {
  required: { ...THING.required, address: node('PostalAddress') },
  optional: { ...THING.optional, telephone: text, sameAs: url },
}

/** Required and allowed properties of each type; other types are not allowed. */
const RULES: Readonly<Record<string, Rule>> = {
  WebSite: { required: { name: text, url, potentialAction: node('SearchAction') } },
  SearchAction: { required: { target: node('EntryPoint'), 'query-input': text } },
  EntryPoint: { required: { urlTemplate: text } },
  BreadcrumbList: { required: { itemListElement: steps } },
  ItemList: { required: { itemListElement: steps } },
  ListItem: { required: { position: Number.isInteger, name: text }, optional: { item: url, url } },
  JobPosting: {
    required: {
      title: text,
      description: text,
      datePosted: moment,
      hiringOrganization: node('Organization'),
      jobLocation: node('Place'),
      baseSalary: node('MonetaryAmount'),
      url,
    },
    optional: { validThrough: moment, image: urls, identifier: node('PropertyValue') },
  },
  Organization: { required: { name: text } },
  User: { required: { name: text } },
  PropertyValue: { required: { name: text, value: text } },
  Place: { required: { address: node('PostalAddress') } },
  PostalAddress: {
    required: { addressCountry: exactly('US') },
    optional: { addressLocality: text, addressRegion: text, postalCode: text },
  },
  MonetaryAmount: { required: { currency: exactly('USD'), value: node('QuantitativeValue') } },
  QuantitativeValue: {
    required: { unitText: exactly('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR') },
    optional: { value: money, minValue: money, maxValue: money },
  },
  Offer: {
    required: {
      url,
      availability: exactly('https://schema.org/InStock'),
      availableAtOrFrom: node('Place'),
    },
    optional: { price: money, priceCurrency: exactly('USD'), availabilityEnds: moment },
  },
  Vehicle: GOODS,
  RealEstateListing: { ...GOODS, required: { ...GOODS.required, datePosted: moment } },
  Service: THING,
  Course: {
    required: { ...THING.required, description: text, provider: node('Organization', 'User') },
    optional: { image: urls },
  },
  ...Object.fromEntries(
    [
      'AutoRepair',
      'ParkingFacility',
      'EducationalOrganization',
      'LocalBusiness',
      'InsuranceAgency',
      'LegalService',
      'AutoWash',
      'FinancialService',
      'HomeAndConstructionBusiness',
      'Store',
      'Restaurant',
      'HealthAndBeautyBusiness',
    ].map((type) => [type, BUSINESS]),
  ),
}

/** Returns what is wrong with a node and all nodes in it. */
function faultsOf(value: unknown, isOutermost = true): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((part) => faultsOf(part, isOutermost))
  if (!isNode(value)) return []
  const { '@type': type, '@context': context, ...properties } = value
  const rule = RULES[String(type)]
  if (!rule) return [`no rule for ${String(type)}`]
  const known = { ...rule.optional, ...rule.required }
  return [
    ...(isOutermost === (context === 'https://schema.org') ? [] : [`${String(type)}: the context`]),
    ...Object.keys(rule.required).flatMap((name) =>
      name in properties ? [] : [`${String(type)} lacks ${name}`],
    ),
    ...Object.entries(properties).flatMap(([name, part]) =>
      known[name]?.(part) ? [] : [`${String(type)}.${name}: ${JSON.stringify(part)}`],
    ),
    ...Object.values(properties).flatMap((part) => faultsOf(part, false)),
  ]
}

async function dataOf(address: string): Promise<readonly Node[]> {
  const page = await (await (await siteWith(db)).get(address)).text()
  const blocks = page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)
  return [...blocks].map(([, json = '']) => {
    const data: unknown = JSON.parse(json)
    if (!isNode(data)) throw new Error(`no structured data: ${json}`)
    return data
  })
}

const typesOf = (data: readonly Node[]) => data.map((part) => part['@type'])
const items = new Map<string, { readonly whole: number; readonly bare: number; readonly billboard: number }>()

const PICTURE = { id: 'ab'.repeat(16), width: 1280, height: 960 }

beforeAll(async () => {
  for (const category of CATEGORY_SLUGS) {
    const whole = await aListing(db, {
      category,
      compensation: '$1,900 a week',
      contactName: 'Lakeside Trucking',
      websiteUrl: '',
      images: [PICTURE],
    })
    const bare = await aListing(db, { category, compensation: '', contactName: 'Greg', businessCity: '' })
    const billboard = await anAd(db, { category })
    items.set(category, { whole: whole.listingId, bare: bare.listingId, billboard: billboard.adId })
  }
})

describe.each(CATEGORY_SLUGS)('the structured data of %s', (category) => {
  test('[WEB-04] on the page of the category is the way there and what is listed', async () => {
    const data = await dataOf(`/categories/${category}`)

    expect(typesOf(data)).toEqual(['BreadcrumbList', 'ItemList'])
    expect(faultsOf(data)).toEqual([])
  })

  test('[WEB-04] of an item of which much or little is known is what its type asks for, and nothing else', async () => {
    const { whole, bare, billboard } = items.get(category) ?? { whole: 0, bare: 0, billboard: 0 }
    const pages = [`/listings/${whole}`, `/listings/${bare}?lang=ru`, `/promotions/${billboard}`]

    for (const page of pages) {
      const data = await dataOf(page)
      expect(typesOf(data)).toContain('BreadcrumbList')
      expect(faultsOf(data)).toEqual([])
    }
  })
})

test('[WEB-04] a job is a job posting when its company and its pay are known, and none otherwise', async () => {
  const { whole, bare, billboard } = items.get('mechanics') ?? { whole: 0, bare: 0, billboard: 0 }

  expect(typesOf(await dataOf(`/listings/${whole}`))).toContain('JobPosting')
  expect(typesOf(await dataOf(`/listings/${bare}`))).toEqual(['BreadcrumbList'])
  expect(typesOf(await dataOf(`/promotions/${billboard}`))).toEqual(['BreadcrumbList'])
})

test('[WEB-04] the second page of a list goes on counting', async () => {
  for (let n = 0; n < 30; n++) await aListing(db, { category: 'events' })

  const [, list] = await dataOf('/categories/events?page=2')

  expect(list?.['itemListElement']).toContainEqual(expect.objectContaining({ position: 26 }))
  expect(faultsOf(list)).toEqual([])
})

test('[WEB-04] the home page says what the site is and how to search it', async () => {
  const data = await dataOf('/')

  expect(typesOf(data)).toEqual(['WebSite'])
  expect(faultsOf(data)).toEqual([])
})
