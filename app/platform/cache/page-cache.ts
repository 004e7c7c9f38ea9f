import { LRUCache } from 'lru-cache'

export type PageCache<Page> = {
  readonly get: (key: string) => Page | undefined
  /** Caches a page, unless the cache was cleared after `generation` was read: the page may then show old content. */
  readonly set: (
    key: string,
    page: Page,
    how: { bytes: number; ttlMs: number; generation: number },
  ) => boolean
  readonly clear: () => void
  /** Read it before rendering, and pass it to `set` afterwards. */
  readonly generation: () => number
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

type Bounds = { readonly maxBytes: number; readonly maxEntries: number; readonly clock: () => number }

/** Pages in memory, limited in bytes and number; the least recently used page is dropped first. */
export function pageCache<Page extends NonNullable<unknown>>({
  maxBytes,
  maxEntries,
  clock,
}: Bounds): PageCache<Page> {
  const pages = new LRUCache<string, Page>({
    max: maxEntries,
    maxSize: maxBytes,
    ttlResolution: 0,
    perf: { now: clock },
  })
  let generation = 0
  return {
    get: (key) => pages.get(key),
    set(key, page, { bytes, ttlMs, generation: readAt }) {
      if (readAt !== generation || ttlMs <= 0 || bytes > maxBytes) return false
      pages.set(key, page, { ttl: ttlMs, size: bytes })
      return true
    },
    clear() {
      pages.clear()
      generation += 1
    },
    generation: () => generation,
    size: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  }
}
