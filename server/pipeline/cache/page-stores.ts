import type { ContentChange } from '#app/platform/cache/content-tags.ts'
import { type PageCache, pageCache } from '#app/platform/cache/page-cache.ts'
import type { PageKey } from './page-key.ts'

const MEGABYTE = 1024 * 1024
/** Small pages do not become so many that looking after them costs more than their bytes. */
const PAGES_IN_MEGABYTE = 160
/** Lists made by filters and searches have a quarter of the room of the others, and evict only one another. */
const ENDLESS_SHARE = 1 / 4

type Options = { readonly clock: () => number; readonly megabytes: number }

/** Two caches of pages: for a limited and for an unlimited number of addresses. */
export function pageStores<Page extends NonNullable<unknown>>({ clock, megabytes }: Options) {
  const store = (share: number): PageCache<Page> =>
    pageCache({
      clock,
      maxBytes: megabytes * share * MEGABYTE,
      maxEntries: Math.ceil(megabytes * share * PAGES_IN_MEGABYTE),
    })
  const stores = { bounded: store(1), endless: store(ENDLESS_SHARE) }
  return {
    storeOf: ({ isBounded }: Pick<PageKey, 'isBounded'>) => (isBounded ? stores.bounded : stores.endless),
    drop(change: ContentChange) {
      stores.bounded.drop(change)
      stores.endless.drop(change)
    },
    size() {
      const [a, b] = [stores.bounded.size(), stores.endless.size()]
      return { entries: a.entries + b.entries, bytes: a.bytes + b.bytes }
    },
  }
}
