import { beforeAll, describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { faultsOf, isNode, type Node } from '#tests/helpers/structured-data-faults.ts'

// Every block of structured data the site sends, checked against what search engines require of its types.

const { db } = useDatabase()

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

/** Attributes of every kind of listing; each category takes its own. */
const STATED = {
  kind: 'sleeper',
  make: 'kenworth',
  model: 'T680',
  year: 2021,
  mileage: 450_000,
  condition: 'used',
  transmission: 'automated',
  payModel: 'hourly',
  payFrom: 2800,
  schedule: 'full-time',
  employment: ['1099'],
  experience: 12,
  languages: ['en', 'ru'],
  statesServed: ['IL', 'IN'],
}

const PICTURE = { id: 'ab'.repeat(16), width: 1280, height: 960 }

beforeAll(async () => {
  for (const category of CATEGORY_SLUGS) {
    const whole = await aListing(db, {
      category,
      compensation: '$1,900 a week',
      contactName: 'Lakeside Trucking',
      websiteUrl: '',
      attributes: JSON.stringify(STATED),
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
    const pages = [`/listings/${whole}`, `/ru/listings/${bare}`, `/promotions/${billboard}`]

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
