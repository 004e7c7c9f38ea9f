import { CATEGORY_SLUGS, isMarketplace } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { facetParams, parseFacets } from '#app/features/facets/facet-query.ts'
import { ALL_FACT_SORTS, factSortsOf, isFactSort } from '#app/features/facets/fact-sorts.ts'
import { typedNumber } from '#app/features/facets/typed-number.ts'
import {
  DATE_CHOICES,
  HOME_SORTS,
  LIST_VIEWS,
  PRICE_CHOICES,
  SEARCH_VIEWS,
  SORTS,
} from '#app/features/items/list-filters.ts'
import { stateTyped } from '#app/features/items/schema.ts'
import { countyTyped } from '#app/features/places/county-number.ts'
import { ALL_WITHIN, DEFAULT_WITHIN } from '#app/features/places/near.ts'
import { PLACEMENTS } from '#app/features/pricing/placements.ts'
import { ONLY_WORDS } from '#app/features/search/schema.ts'
import { SEARCH_SORTS } from '#app/features/search/search-terms.ts'
import { isLocale } from '#app/lib/locale.ts'
import { STATE_FIPS } from '#app/lib/state-fips.ts'

/** Returns how a page writes a value of a parameter, or null for one that it does not distinguish from none. */
type Read = (value: string) => string | null
type Params = Readonly<Record<string, Read>>

const valid =
  (isValid: (value: string) => boolean): Read =>
  (value) =>
    isValid(value) ? value : null

const anyText = valid((value) => value.trim() !== '')

/** One of a closed set; the first is the one a page takes when none is given. */
const choice = (choices: readonly string[]) => valid((value) => choices.indexOf(value) > 0)
const filter = (choices: readonly string[]) => valid((value) => choices.includes(value))

const written = valid(isLocale)
const item = valid((value) => /^[lb]\d{6,7}$/u.test(value))
// What is no number stays: such a page does not exist, which is another response than the first page.
const page = valid((value) => value !== '' && value !== '1')
const state: Read = (value) => (value.trim() === '' ? null : stateTyped(value))
const dollars: Read = (value) => typedNumber(value)?.toString() ?? null

const within = valid((value) => value !== DEFAULT_WITHIN && ALL_WITHIN.some((choice) => choice === value))

/** A place and the distance from it. */
const NEAR: Params = { near: anyText, within }

/** The same, and where the way from there leads. */
const ALONG: Params = { ...NEAR, to: anyText }

/**
 * The parameters that pages for visitors read, by the pattern of their address. The server takes every other one, and
 * every value that says nothing, out of an address before it renders the page or looks for it in the cache: what a page
 * does not read cannot change its bytes, nor keep it out of the cache.
 */
export const PAGE_PARAMS: Readonly<Record<string, Params>> = {
  '/': {
    page,
    sort: choice(HOME_SORTS),
    date: filter(DATE_CHOICES),
    written,
    ...NEAR,
    view: choice(LIST_VIEWS),
    item,
  },
  '/categories': { to: valid((value) => parseCategory(value) !== null) },
  '/categories/:slug': {
    page,
    sort: choice([...SORTS, ...ALL_FACT_SORTS]),
    city: anyText,
    state,
    price: filter(PRICE_CHOICES),
    min: dollars,
    max: dollars,
    date: filter(DATE_CHOICES),
    written,
    ...ALONG,
    view: choice(LIST_VIEWS),
    item,
  },
  '/search': {
    q: anyText,
    page,
    category: filter(CATEGORY_SLUGS),
    state,
    price: filter(PRICE_CHOICES),
    min: dollars,
    max: dollars,
    date: filter(DATE_CHOICES),
    written,
    ...ALONG,
    sort: choice(SEARCH_SORTS),
    view: choice(SEARCH_VIEWS),
    words: filter(ONLY_WORDS),
    item,
  },
  '/map': {
    q: anyText,
    category: filter(CATEGORY_SLUGS),
    city: anyText,
    state: filter([...STATE_FIPS.keys()]),
    county: valid((value) => /^\d{5}$/u.test(value)),
    price: filter(PRICE_CHOICES),
    min: dollars,
    max: dollars,
    date: filter(DATE_CHOICES),
    written,
    ...ALONG,
  },
  '/listings/:publicId/:slug?': { near: anyText },
  '/promotions/:publicId/:slug?': {},
  '/users/:id': { page, written, ...NEAR, sort: choice(SORTS), item },
  '/contact': {},
  '/about': {},
  '/prices': { place: filter(PLACEMENTS), category: filter(CATEGORY_SLUGS) },
  '/terms': {},
  '/refund-policy': {},
  '/posting-rules': {},
  '/safety': {},
  '/privacy-policy': {},
  '/report/:kind/:publicId': {},
  '/robots.txt': {},
  '/sitemap.xml': {},
  '/sitemaps/:file': {},
  '/feeds/:file': {},
  '/share/:locale/:kind/:key/:file': {},
  '/.well-known/security.txt': {},
}

/** Whether addresses of this pattern lose what their page does not read. The router leaves out the first slash of some. */
export function isCleaned(pattern: string): boolean {
  return Object.hasOwn(PAGE_PARAMS, pattern.replace(/^\/?/u, '/'))
}

/** Parameters that only name a page of a list: there are no more such addresses than pages. */
const BOUNDED: ReadonlySet<string> = new Set(['page'])

/** Whether a cleaned query asks for one of few pages, and not for one of the endless lists that can be asked for. */
export function isBounded(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => BOUNDED.has(name))
}

/** Read by lists of things that have prices ([CAT-05]). */
const PRICE_PARAMS: ReadonlySet<string> = new Set(['price', 'min', 'max'])

/** The category whose facets a page of this pattern reads: that of its path, or the one that its query names. */
function categoryRead(pattern: string, path: string, given: URLSearchParams) {
  if (pattern === '/search' || pattern === '/map') return parseCategory(given.get('category') ?? '')
  return pattern === '/categories/:slug' ? parseCategory(path.split('/')[2] ?? '') : null
}

/**
 * A query with only what the page of this pattern reads, in a fixed order and each parameter once, but for facets with several
 * choices: '?page=2&make=kenworth&make=volvo' or ''. Pages that are not in the table keep theirs.
 */
export function searchRead(pattern: string, search: string, path: string): string {
  const reads = Object.hasOwn(PAGE_PARAMS, pattern) ? PAGE_PARAMS[pattern] : undefined
  if (!reads) return search
  const given = new URLSearchParams(search)
  const category = categoryRead(pattern, path, given)
  const isMeaningless = (name: string, value: string) =>
    (name === 'sort' && isFactSort(value) && category !== null && !factSortsOf(category).includes(value)) ||
    (name === 'county' && countyTyped(value, given.get('state') ?? '') === null)
  const isPriceless = pattern === '/categories/:slug' && category !== null && !isMarketplace(category)
  const read = Object.entries(reads).flatMap(([name, readValue]) => {
    if (isPriceless && PRICE_PARAMS.has(name)) return []
    const value = readValue(given.get(name) ?? '')
    return given.has(name) && value !== null && !isMeaningless(name, value) ? [[name, value]] : []
  })
  const facets = facetParams(parseFacets(given, category))
  const text = new URLSearchParams([...read, ...facets.map((pair) => [...pair])]).toString()
  return text ? `?${text}` : ''
}
