type Kept<Page> = { readonly page: Page; readonly bytes: number; readonly until: number }

export type PageCache<Page> = {
  readonly get: (key: string) => Page | undefined
  /** Keeps a page, unless the cache was dropped after `generation` was read: what was read before a change is old. */
  readonly keep: (
    key: string,
    page: Page,
    how: { bytes: number; ttlMs: number; generation: number },
  ) => boolean
  readonly drop: () => void
  /** Read it before rendering, hand it to `keep` after. */
  readonly generation: () => number
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

type Bounds = { readonly maxBytes: number; readonly maxEntries: number; readonly clock: () => number }

/** Pages in memory, bounded in bytes and number; the one unused for longest goes first. */
export function pageCache<Page>({ maxBytes, maxEntries, clock }: Bounds): PageCache<Page> {
  const pages = new Map<string, Kept<Page>>()
  let bytes = 0
  let generation = 0

  function remove(key: string, kept: Kept<Page>) {
    pages.delete(key)
    bytes -= kept.bytes
  }

  function makeRoom() {
    for (const [key, kept] of pages) {
      if (bytes <= maxBytes && pages.size <= maxEntries) return
      remove(key, kept)
    }
  }

  return {
    get(key) {
      const kept = pages.get(key)
      if (!kept) return undefined
      if (kept.until <= clock()) {
        remove(key, kept)
        return undefined
      }
      // Moves it to the end: a Map remembers the order of insertion.
      pages.delete(key)
      pages.set(key, kept)
      return kept.page
    },
    keep(key, page, how) {
      if (how.generation !== generation || how.ttlMs <= 0 || how.bytes > maxBytes) return false
      const before = pages.get(key)
      if (before) remove(key, before)
      pages.set(key, { page, bytes: how.bytes, until: clock() + how.ttlMs })
      bytes += how.bytes
      makeRoom()
      return true
    },
    drop() {
      pages.clear()
      bytes = 0
      generation += 1
    },
    generation: () => generation,
    size: () => ({ entries: pages.size, bytes }),
  }
}
