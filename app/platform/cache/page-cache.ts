import { LRUCache } from 'lru-cache'
import { type ContentChange, EVERYTHING } from './content-tags.ts'
import { contentVersions } from './content-versions.ts'

type Kept = {
  readonly bytes: number
  readonly ttlMs: number
  /** What `version` returned before the page was rendered. */
  readonly version: number
  readonly dependsOn: ContentChange
}

export type PageCache<Page> = {
  /** Returns a page whose content has not changed since it was rendered. */
  readonly get: (key: string) => Page | undefined
  /** Caches a page, unless its content changed while it was rendered. Returns whether it did. */
  readonly set: (key: string, page: Page, kept: Kept) => boolean
  /** Drops the pages that depend on what changed: all at once, or each when it is looked for next. */
  readonly drop: (change: ContentChange) => void
  /** Read it before rendering, and pass it to `set` afterwards. */
  readonly version: () => number
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

type Bounds = { readonly maxBytes: number; readonly maxEntries: number; readonly clock: () => number }
type Entry<Page> = Pick<Kept, 'version' | 'dependsOn'> & { readonly page: Page }

/** Pages in memory, limited in bytes and number; the least recently used page is dropped first. */
export function pageCache<Page extends NonNullable<unknown>>({
  maxBytes,
  maxEntries,
  clock,
}: Bounds): PageCache<Page> {
  const pages = new LRUCache<string, Entry<Page>>({
    max: maxEntries,
    maxSize: maxBytes,
    ttlResolution: 0,
    perf: { now: clock },
  })
  const versions = contentVersions()
  return {
    get(key) {
      const entry = pages.get(key)
      if (!entry || versions.isCurrent(entry.version, entry.dependsOn)) return entry?.page
      pages.delete(key)
      return undefined
    },
    set(key, page, { bytes, ttlMs, version, dependsOn }) {
      if (!versions.isCurrent(version, dependsOn) || ttlMs <= 0 || bytes > maxBytes) return false
      pages.set(key, { page, version, dependsOn }, { ttl: ttlMs, size: bytes })
      return true
    },
    drop(change) {
      versions.note(change)
      if (change === EVERYTHING) pages.clear()
    },
    version: versions.current,
    size: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  }
}
