import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

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
    'search, 300': FIRST.flatMap((first) => SECOND.map((second) => search(`${first} ${second}`))),
  }
}
