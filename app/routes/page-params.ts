import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import {
  DATE_CHOICES,
  HOME_SORTS,
  LIST_VIEWS,
  PRICE_CHOICES,
  SEARCH_VIEWS,
  SORTS,
} from '#app/features/items/list-filters.ts'
import { isDollars } from '#app/features/items/schema.ts'
import { DEFAULT_WITHIN, WITHIN_CHOICES } from '#app/features/places/near.ts'
import { SEARCH_SORTS } from '#app/features/search/search-terms.ts'
import { isLocale } from '#app/lib/locale.ts'
import { US_STATES } from '#app/lib/us-states.ts'

/** Whether a page distinguishes a value of a parameter from none. */
type IsValid = (value: string) => boolean
type Params = Readonly<Record<string, IsValid>>

const anyText: IsValid = (value) => value.trim() !== ''

/** One of a closed set; the first is the one a page takes when none is given. */
const choice =
  (choices: readonly string[]): IsValid =>
  (value) =>
    choices.indexOf(value) > 0

const filter =
  (choices: readonly string[]): IsValid =>
  (value) =>
    choices.includes(value)

const lang: IsValid = isLocale
const written: IsValid = isLocale
const item: IsValid = (value) => /^[lb]\d{6,7}$/u.test(value)
// What is no number stays: such a page does not exist, which is another response than the first page.
const page: IsValid = (value) => value !== '' && value !== '1'

const within: IsValid = (value) => value !== DEFAULT_WITHIN && filter(WITHIN_CHOICES)(value)

/** A place and the distance from it. */
const NEAR: Params = { near: anyText, within }

/** The same, and where the way from there leads. */
const ALONG: Params = { ...NEAR, to: anyText }

const ITEM: Params = { lang }

/**
 * The parameters that pages for visitors read, by the pattern of their address. The server takes every other one, and
 * every value that says nothing, out of an address before it renders the page or looks for it in the cache: what a page
 * does not read cannot change its bytes, nor keep it out of the cache.
 */
export const PAGE_PARAMS: Readonly<Record<string, Params>> = {
  '/': {
    lang,
    page,
    sort: choice(HOME_SORTS),
    date: filter(DATE_CHOICES),
    written,
    ...NEAR,
    view: choice(LIST_VIEWS),
    item,
  },
  '/categories': { lang, to: (value) => parseCategory(value) !== null },
  '/categories/:slug': {
    lang,
    page,
    sort: choice(SORTS),
    city: anyText,
    state: anyText,
    price: filter(PRICE_CHOICES),
    min: isDollars,
    max: isDollars,
    date: filter(DATE_CHOICES),
    written,
    ...ALONG,
    view: choice(LIST_VIEWS),
    item,
  },
  '/search': {
    lang,
    q: anyText,
    page,
    category: filter(CATEGORY_SLUGS),
    state: anyText,
    price: filter(PRICE_CHOICES),
    min: isDollars,
    max: isDollars,
    date: filter(DATE_CHOICES),
    written,
    ...ALONG,
    sort: choice(SEARCH_SORTS),
    view: choice(SEARCH_VIEWS),
    item,
  },
  '/map': {
    lang,
    q: anyText,
    category: filter(CATEGORY_SLUGS),
    state: filter(US_STATES.map(({ code }) => code)),
    price: filter(PRICE_CHOICES),
    min: isDollars,
    max: isDollars,
    date: filter(DATE_CHOICES),
    written,
  },
  '/listings/:publicId/:slug?': ITEM,
  '/promotions/:publicId/:slug?': ITEM,
  '/users/:id': { lang, page, written, ...NEAR, sort: choice(SORTS), item },
  '/contact': { lang },
  '/about': { lang },
  '/prices': { lang },
  '/terms': { lang },
  '/refund-policy': { lang },
  '/posting-rules': { lang },
  '/safety': { lang },
  '/privacy-policy': { lang },
  '/report/:kind/:publicId': { lang },
  '/robots.txt': {},
  '/sitemap.xml': {},
  '/sitemaps/:file': {},
  '/feeds/:file': { lang },
  '/.well-known/security.txt': {},
}

/** Whether addresses of this pattern lose what their page does not read. The router leaves out the first slash of some. */
export function isCleaned(pattern: string): boolean {
  return Object.hasOwn(PAGE_PARAMS, pattern.replace(/^\/?/u, '/'))
}

/** Parameters that only name a language or a page of a list: there are no more such addresses than pages. */
const BOUNDED: ReadonlySet<string> = new Set(['lang', 'page'])

/** Whether a cleaned query asks for one of few pages, and not for one of the endless lists that can be asked for. */
export function isBounded(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => BOUNDED.has(name))
}

/**
 * A query with only what the page of this pattern reads, each parameter once and in a fixed order: '?page=2' or ''.
 * Pages that are not in the table keep theirs.
 */
export function searchRead(pattern: string, search: string): string {
  const reads = Object.hasOwn(PAGE_PARAMS, pattern) ? PAGE_PARAMS[pattern] : undefined
  if (!reads) return search
  const given = new URLSearchParams(search)
  const read = Object.entries(reads).flatMap(([name, isValid]) => {
    const value = given.get(name)
    return value !== null && isValid(value) ? [[name, value]] : []
  })
  const text = new URLSearchParams(read).toString()
  return text ? `?${text}` : ''
}
