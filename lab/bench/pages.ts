import { CATEGORY_SLUGS } from '../../app/features/categories/category-list.ts'
import { isPublic } from '../../app/features/items/public-items.server.ts'
import type { Db } from '../../app/platform/db/database.server.ts'

// What the benchmark asks for: one address again and again, or many in turn.

const CATEGORY = '/categories/trucks-trailers-marketplace'
const LISTINGS = 5000
const NEAR_PAGES = 8

const search = (term: string) => `/search?q=${encodeURIComponent(term)}`

/** 300 searches: each word of one list with each of the other. */
export const FIRST = [
  'reefer',
  'flatbed',
  'kenworth',
  'sleeper',
  'dry van',
  'trailer',
  'driver',
  'camión',
  'прицеп',
  'ремонт',
]
export const SECOND = (
  'chicago dallas texas t680 2021 detention joliet miami cdl ohio engine price new used local regional owner lease ' +
  'parts tires brakes repair dispatch insurance parking warehouse hazmat tanker team night'
).split(' ')
const eachCategory = () =>
  CATEGORY_SLUGS.flatMap((slug) =>
    Array.from({ length: NEAR_PAGES }, (_, i) => `/categories/${slug}?page=${i + 1}`),
  )

async function listingAddresses(db: Db): Promise<readonly string[]> {
  const found = await db
    .selectFrom('listings')
    .select('listingId')
    .where(isPublic('listings', new Date()))
    .where('websiteUrl', '=', '')
    .orderBy('listingId')
    .limit(LISTINGS)
    .execute()
  return found.map(({ listingId }) => `/listings/${listingId}`)
}

/** Lists by facts and distance, the map, and a comparison: what people decide by. */
async function factAddresses(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const facts = 'make=freightliner&make=volvo&kind=sleeper&year=2016-2022'
  const compared = await db
    .selectFrom('listings')
    .select('listingId')
    .where(isPublic('listings', new Date()))
    .where('category', '=', 'trucks-trailers-marketplace')
    .orderBy('listingId')
    .limit(3)
    .execute()
  return {
    'three facets': [`${CATEGORY}?${facts}`],
    'three facets near a ZIP, page 3': [`${CATEGORY}?${facts}&near=60446&within=500&sort=distance&page=3`],
    'drivers by facts near a ZIP': [
      '/categories/cdl-a-company-drivers?freight=reefer&home=weekly&near=60446&within=100',
    ],
    map: ['/map'],
    'map of a state': ['/map?state=IL'],
    comparison: [`/compare?${compared.map(({ listingId }) => `listing=${listingId}`).join('&')}`],
  }
}

/** Every kind of page by name, each with its addresses. */
export async function benchPages(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const listings = await listingAddresses(db)
  return {
    home: ['/'],
    'category, page 1': [CATEGORY],
    'category, page 100': [`${CATEGORY}?page=100`],
    'category, page 1,000': [`${CATEGORY}?page=1000`],
    '25 categories × 1–8': eachCategory(),
    listing: listings.slice(0, 1),
    'listing, 5,000': listings,
    'search, common': [search('reefer')],
    'search, rare': [search('zzyzx')],
    'search, Russian': [search('рефрижератор')],
    ...(await factAddresses(db)),
    'search, 300': FIRST.flatMap((first) => SECOND.map((second) => search(`${first} ${second}`))),
  }
}
