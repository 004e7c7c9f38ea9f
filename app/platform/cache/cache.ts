import { LRUCache } from 'lru-cache'

/** Values that a process keeps for a while and may drop at any moment. */
export type Cache<T extends object> = {
  /** Returns the cached value of a key, or loads it. Callers of the same key share one load; a failed load is not cached. */
  get(key: string, load: () => Promise<T>): Promise<T>
  /** Drops everything, as when content changed. A load in progress still reaches its callers and is not cached. */
  clear(): void
  /** Calls `listener` after each `clear`. */
  onClear(listener: () => void): void
  readonly ttlMs: number
  readonly now: () => number
}

/** Several times categories times languages. Beyond that, the least recently used value is dropped. */
const MAX_ENTRIES = 1000

/** Creates a cache whose values live for `ttlMs` by the clock `now`; with 0 nothing is cached. */
export function createCache<T extends object>(ttlMs: number, now: () => number): Cache<T> {
  const listeners: (() => void)[] = []
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: MAX_ENTRIES,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  })
  return {
    // To the library a TTL of 0 means "for ever".
    get: (key, load) => (ttlMs > 0 ? cache.forceFetch(key, { context: load }) : load()),
    clear() {
      cache.clear()
      for (const listener of listeners) listener()
    },
    onClear(listener) {
      listeners.push(listener)
    },
    ttlMs,
    now,
  }
}

type Anchor = Pick<Cache<never>, 'ttlMs' | 'now' | 'onClear'>

/** Returns a function that finds the cache of another type of value which lives and is cleared with a given cache. */
export function linkedCache<T extends object>(): (anchor: Anchor) => Cache<T> {
  const created = new WeakMap<Anchor, Cache<T>>()
  return (anchor) => {
    const known = created.get(anchor)
    if (known) return known
    const fresh = createCache<T>(anchor.ttlMs, anchor.now)
    anchor.onClear(() => fresh.clear())
    created.set(anchor, fresh)
    return fresh
  }
}
