import { CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { LOCALES } from '#app/lib/locale.ts'
import type { ContentTag } from '#app/platform/cache/content-tags.ts'
import { CONTENT_OF } from '#app/routes/content-of-pages.ts'
import type { Rng } from './random.ts'

/** A page that visitors look at, before language and form are chosen. */
export type Page = {
  readonly kind: string
  readonly address: string
  readonly dependsOn: readonly ContentTag[]
  /** Compressed, as measured on the demo (docs/performance.md). */
  readonly kilobytes: number
  readonly isBounded: boolean
}

const ITEMS = 5000
const SEARCHES = 300
const POSTERS = 100
const TEXTS = 7
const DEEPEST = 8

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n)

const page = (kind: string, address: string, dependsOn: readonly ContentTag[], kilobytes: number): Page => ({
  kind,
  address,
  dependsOn,
  kilobytes,
  isBounded: kind !== 'search',
})

const pagesOf = (slug: CategorySlug, from: number, count: number) =>
  numbers(from, count).map((n) =>
    page('category', `/categories/${slug}?page=${n}`, CONTENT_OF.category(slug), 16),
  )

/** What everyone looks at, most popular first. */
const FIRST: readonly Page[] = [
  page('home', '/', CONTENT_OF.home(), 26),
  ...CATEGORY_SLUGS.flatMap((slug) => pagesOf(slug, 1, 1)),
  page('categories', '/categories', CONTENT_OF.categories(), 6),
]

/** An item among its neighbors. */
const shownItem = (n: number) => ({ publicId: n, similar: numbers(n + 1, 6) })

/** What some look at, in no order. */
const OTHERS: readonly Page[] = [
  ...CATEGORY_SLUGS.flatMap((slug) => pagesOf(slug, 2, DEEPEST - 1)),
  ...[null, ...CATEGORY_SLUGS].map((slug) =>
    page('feed', `/feeds/${slug ?? 'all'}.xml`, CONTENT_OF.feed(slug), 5),
  ),
  ...numbers(0, TEXTS).map((n) => page('text', `/text-${n}`, [], 7)),
  ...numbers(0, POSTERS).map((n) => page('poster', `/users/${n}`, CONTENT_OF.user(String(n)), 10)),
  ...numbers(0, SEARCHES).map((n) => page('search', `/search?q=${n}`, CONTENT_OF.search(), 15)),
  ...numbers(100_000, ITEMS).map((n) =>
    page('item', `/listings/${n}`, CONTENT_OF.item('listing', shownItem(n)), 6),
  ),
]

function shuffled(pages: readonly Page[], random: Rng): Page[] {
  return pages
    .map((each) => ({ each, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** Returns the pages of a site by popularity. */
export function pagesByPopularity(random: Rng): readonly Page[] {
  return [...FIRST, ...shuffled(OTHERS, random)]
}

/** Sixty, 25 and 15 of a hundred visitors. */
function languageOf(random: Rng): string {
  const at = random.next()
  return LOCALES[at < 0.6 ? 0 : at < 0.85 ? 1 : 2]
}

/** Returns the cache key of a visit. A third follow a link inside the site, for which the router asks for data. */
export function visitOf({ address }: Page, random: Rng): { readonly key: string; readonly isData: boolean } {
  const isData = random.next() < 1 / 3
  return { key: `${languageOf(random)} ${isData ? 'data' : 'page'} ${address}`, isData }
}

/** Returns what triggers announce when a listing is posted or ends: one in ten runs in the ticker. */
export function aChange(random: Rng): readonly string[] {
  const any = (count: number) => Math.floor(random.next() * count)
  const tags = [
    'listings',
    `listings:${CATEGORY_SLUGS[any(CATEGORY_SLUGS.length)]}`,
    `listing:${100_000 + any(ITEMS)}`,
    `user:${any(POSTERS)}`,
  ]
  return any(10) === 0 ? [...tags, 'ticker'] : tags
}
