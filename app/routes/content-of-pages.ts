import type { ContentTag } from '#app/platform/cache/content-tags.ts'

type ShownItem = {
  readonly publicId: number
  /** The public numbers of the listings that are shown below it. */
  readonly similar: readonly number[]
}

/**
 * What each kind of cached page shows or could show, by what its address names. Home pages and categories have grids, and a
 * layout may place billboards of any category in them.
 */
export const CONTENT_OF = {
  home: (): ContentTag[] => ['listings', 'banners', 'ticker', 'layout:home'],
  categories: (): ContentTag[] => ['listings'],
  /** Placements on the home page, and on the page of the category that is the example. */
  prices: (slug: string): ContentTag[] => ['listings', 'banners', 'ticker', 'layout:home', `layout:${slug}`],
  category: (slug: string): ContentTag[] => [`listings:${slug}`, 'banners', `layout:${slug}`],
  /** A search that found enough: hits in a category come from there alone. */
  hitsIn: (slug: string): ContentTag[] => [`listings:${slug}`, 'banners'],
  /** Where there are few hits, words are corrected by those that any item, or none, contains. */
  search: (): ContentTag[] => ['listings', 'banners', 'words'],
  /**
   * An item, with its poster, and the similar ones below it. A new one that is more similar appears when the page is rendered
   * the next time.
   */
  item: (kind: 'listing' | 'banner', { publicId, similar }: ShownItem): ContentTag[] => [
    `${kind}:${publicId}`,
    ...similar.map((number): ContentTag => `listing:${number}`),
  ],
  user: (id: string): ContentTag[] => [`user:${id}`],
  feed: (slug: string | null): ContentTag[] => [slug === null ? 'listings' : `listings:${slug}`],
  sitemap: (): ContentTag[] => ['listings', 'banners'],
} as const
