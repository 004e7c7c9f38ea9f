import { LRUCache } from 'lru-cache'
import { type ContentChange, type DependsOn, EVERYTHING } from './content-tags.ts'
import { contentVersions } from './content-versions.ts'

type Load<T> = () => Promise<T>

/** Values that a process keeps for a while and may drop at any moment. */
export type Cache<T extends object> = {
  /**
   * Returns the cached value of a key, or loads it. Callers of the same key share one load; a failed load is not cached.
   * Without `dependsOn`, the value depends on all content.
   */
  get(key: string, load: Load<T>, dependsOn?: DependsOn): Promise<T>
  /** Drops what depends on a change of content. A load in progress still reaches its callers and is not cached. */
  drop(change: ContentChange): void
  /** Calls `listener` after each `drop`. */
  onDrop(listener: (change: ContentChange) => void): void
  readonly ttlMs: number
  readonly now: () => number
}

/** Several times categories times languages. Beyond that, the least recently used value is dropped. */
const MAX_ENTRIES = 1000

type Entry<T> = { readonly version: number; readonly dependsOn: DependsOn; readonly value: Promise<T> }

/** Creates a cache whose values live for `ttlMs` by the clock `now`; with 0 nothing is cached. */
export function createCache<T extends object>(ttlMs: number, now: () => number): Cache<T> {
  const listeners: ((change: ContentChange) => void)[] = []
  const versions = contentVersions()
  const entries = new LRUCache<string, Entry<T>>({
    max: MAX_ENTRIES,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  })

  async function loadFor(key: string, load: Load<T>, dependsOn: DependsOn): Promise<T> {
    const entry = { version: versions.current(), dependsOn, value: load() }
    entries.set(key, entry)
    return entry.value.catch((error: unknown) => {
      if (entries.peek(key) === entry) entries.delete(key)
      throw error
    })
  }

  return {
    get(key, load, dependsOn = EVERYTHING) {
      // To the library a TTL of 0 means "for ever".
      if (ttlMs <= 0) return load()
      const entry = entries.get(key)
      if (entry && versions.isCurrent(entry.version, entry.dependsOn)) return entry.value
      return loadFor(key, load, dependsOn)
    },
    drop(change) {
      versions.note(change)
      for (const listener of listeners) listener(change)
    },
    onDrop(listener) {
      listeners.push(listener)
    },
    ttlMs,
    now,
  }
}

type Anchor = Pick<Cache<never>, 'ttlMs' | 'now' | 'onDrop'>

/** Returns a function that finds the cache of another type of value which lives and drops its values with a given cache. */
export function linkedCache<T extends object>(): (anchor: Anchor) => Cache<T> {
  const created = new WeakMap<Anchor, Cache<T>>()
  return (anchor) => {
    const known = created.get(anchor)
    if (known) return known
    const fresh = createCache<T>(anchor.ttlMs, anchor.now)
    anchor.onDrop((change) => fresh.drop(change))
    created.set(anchor, fresh)
    return fresh
  }
}
