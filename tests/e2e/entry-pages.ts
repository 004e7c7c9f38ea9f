import type { Db } from '#app/platform/db/database.server.ts'
import { aListingAt } from '#tests/factories/places.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import type { ControlName, Kind } from './entry-controls.ts'
import { fresh } from './periods.ts'

// The types of public page, the kinds of URL that each can be opened with, and its controls.

/** What an address of each kind adds to its path. Facets are those of the page. */
const ADDED: Readonly<Record<Exclude<Kind, 'facets'>, string>> = {
  campaign: 'utm_source=letter&gclid=1#content',
  page: 'page=2',
  view: 'view=gallery',
  place: 'near=Joliet%2C+IL&within=500',
}

export type EntryPage = {
  /** Its path, with names in braces, and parameters that it needs. */
  readonly address: string
  readonly kinds: readonly Kind[]
  /** Two choices of a facet, where the page has facets. */
  readonly facets?: string
  readonly controls: readonly ControlName[]
}

/** Returns the address of a page with what a kind of URL adds. */
export function withKind({ address, facets = '' }: EntryPage, kind: Kind): string {
  return `${address}${address.includes('?') ? '&' : '?'}${kind === 'facets' ? facets : ADDED[kind]}`
}

const LIST = ['order', 'place', 'item', 'contact', 'heart'] as const
const CATEGORY = [...LIST, 'category', 'facet', 'view', 'share'] as const

export const ENTRY_PAGES: Readonly<Record<string, EntryPage>> = {
  home: {
    address: '/',
    kinds: ['campaign', 'page', 'view', 'place'],
    controls: [...LIST, 'view', 'other page', 'header search', 'theme'],
  },
  'category of goods': {
    address: '/categories/trucks-trailers-marketplace',
    kinds: ['campaign', 'facets', 'view', 'page', 'place'],
    facets: 'kind=sleeper&kind=day-cab',
    controls: [...CATEGORY, 'other page', 'compare', 'header search', 'language'],
  },
  jobs: {
    address: '/categories/cdl-a-company-drivers',
    kinds: ['facets', 'place', 'campaign', 'view'],
    facets: 'route=regional&route=otr',
    controls: [...CATEGORY, 'compare', 'footer', 'theme'],
  },
  services: {
    address: '/categories/repair-shops-parts',
    kinds: ['view', 'facets', 'place', 'campaign'],
    facets: 'service=engine&service=tires',
    controls: [...CATEGORY, 'header search', 'language'],
  },
  search: {
    address: '/search?q=truck',
    kinds: ['place', 'campaign', 'facets', 'view', 'page'],
    facets: 'written=en',
    controls: [...LIST, 'view', 'header search', 'footer', 'language'],
  },
  poster: {
    address: '/users/{user}',
    kinds: ['campaign', 'page', 'place'],
    controls: [...LIST, 'other page', 'share', 'theme'],
  },
  item: {
    address: '/listings/{truck}',
    kinds: ['campaign', 'place'],
    controls: ['share', 'similar item', 'saved link', 'header search', 'language'],
  },
  map: {
    address: '/map?category=trucks-trailers-marketplace',
    kinds: ['facets', 'place', 'campaign'],
    facets: 'kind=sleeper&kind=day-cab',
    controls: ['state of the map', 'list of the map', 'header search', 'footer', 'language'],
  },
  comparison: {
    address: '/compare?listing={truck}&listing={other}',
    kinds: ['campaign', 'place'],
    controls: ['differences', 'contact', 'share', 'header search', 'theme'],
  },
  text: { address: '/about', kinds: ['campaign'], controls: ['header search', 'footer', 'language'] },
  prices: { address: '/prices', kinds: ['campaign'], controls: ['footer', 'price card', 'theme'] },
}

/** How many listings fill more than a page. */
const TWO_PAGES = 27
const JOLIET = 60_435

/** Creates a poster with two pages of listings in one place. */
async function aPosterWithPages(db: Db): Promise<string> {
  const { id: userId } = await aProfile(db)
  for (let i = 0; i < TWO_PAGES; i += 1)
    await aListingAt(db, JOLIET, { ...fresh(), userId, category: 'classes', contactPhone: '3125550142' })
  return userId
}

/** Returns what the names in an address stand for: two demo trucks whose sellers can be called, or a poster. */
export async function entryNames(db: Db, address: string): Promise<Readonly<Record<string, string>>> {
  if (address.includes('{user}')) return { user: await aPosterWithPages(db) }
  if (!address.includes('{')) return {}
  const [truck, other] = await db
    .selectFrom('listings')
    .select('listingId')
    .where('listed', '=', true)
    .where('category', '=', 'trucks-trailers-marketplace')
    .where('contactPhone', '!=', '')
    .limit(2)
    .execute()
  return { truck: String(truck?.listingId), other: String(other?.listingId) }
}
