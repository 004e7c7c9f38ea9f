import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { type ContentChange, EVERYTHING } from './content-tags.ts'
import { pageCache } from './page-cache.ts'

function cacheAt(bounds: { maxBytes?: number; maxEntries?: number } = {}) {
  let now = 1
  const cache = pageCache<string>({ maxBytes: 100, maxEntries: 10, clock: () => now, ...bounds })
  const keep = (key: string, bytes = 10, ttlMs = 1000, dependsOn: ContentChange = EVERYTHING) =>
    cache.set(key, `page ${key}`, { bytes, ttlMs, dependsOn, version: cache.version() })
  const wait = (ms: number) => {
    now += ms
  }
  return { cache, keep, wait }
}

test('a page is served until its time is over', () => {
  const { cache, keep, wait } = cacheAt()
  keep('a', 10, 1000)
  wait(1000)
  expect(cache.get('a')).toBe('page a')
  wait(1)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('when room is short, the page unused for longest goes', () => {
  const { cache, keep } = cacheAt({ maxEntries: 2 })
  keep('a')
  keep('b')
  cache.get('a')
  keep('c')
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe('page a')
  expect(cache.get('c')).toBe('page c')
})

test('a page that was rendered before the content changed is not kept after it', () => {
  const { cache } = cacheAt()
  const version = cache.version()
  cache.drop(EVERYTHING)
  expect(cache.set('a', 'old', { bytes: 1, ttlMs: 1000, version, dependsOn: [] })).toBe(false)
  expect(cache.get('a')).toBeUndefined()
})

test('a change of everything drops all pages at once', () => {
  const { cache, keep } = cacheAt()
  keep('a')
  cache.drop(EVERYTHING)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('a page larger than the whole cache is not stored, and evicts nothing', () => {
  const { cache, keep } = cacheAt({ maxBytes: 100 })
  keep('a', 60)
  expect(keep('b', 101)).toBe(false)
  expect(cache.get('a')).toBe('page a')
})

test('whatever comes in, neither bytes nor number go beyond their bounds, and no byte is miscounted', () => {
  const page = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    bytes: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(fc.array(page), (pages) => {
      const { cache, keep } = cacheAt({ maxBytes: 100, maxEntries: 3 })
      for (const { key, bytes } of pages) {
        keep(key, bytes)
        const size = cache.size()
        expect(size.bytes).toBeLessThanOrEqual(100)
        expect(size.entries).toBeLessThanOrEqual(3)
      }
      cache.drop(EVERYTHING)
      keep('last', 7)
      expect(cache.size()).toEqual({ entries: 1, bytes: 7 })
    }),
    { numRuns: numRuns() },
  )
})

test('[CACHE-01] a change drops the pages that depend on it, and those that declare nothing', () => {
  const { cache, keep } = cacheAt()
  keep('jobs', 10, 1000, ['listings:jobs', 'banners'])
  keep('tires', 10, 1000, ['listings:tires', 'banners'])
  keep('terms', 10, 1000, [])
  keep('undeclared')

  cache.drop(['listings', 'listings:jobs', 'listing:123456'])

  expect(['jobs', 'tires', 'terms', 'undeclared'].filter((key) => cache.get(key))).toEqual(['tires', 'terms'])
})

test('[CACHE-01] a page is not kept when what it depends on changed while it was rendered, and kept when something else did', () => {
  const { cache } = cacheAt()
  const version = cache.version()
  cache.drop(['listing:123456'])
  const kept = { bytes: 1, ttlMs: 1000, version }

  expect(cache.set('a', 'old', { ...kept, dependsOn: ['listing:123456'] })).toBe(false)
  expect(cache.set('b', 'of another', { ...kept, dependsOn: ['listing:123457'] })).toBe(true)
})

test('[CACHE-01] many changes need limited memory: beyond it, they count as a change of everything', () => {
  const { cache, keep } = cacheAt()
  keep('terms', 10, 1000, [])
  for (let n = 0; n < 20_000; n++) cache.drop([`listing:${n}`])
  expect(cache.get('terms')).toBe('page terms')

  cache.drop(['listing:20000'])

  expect(cache.get('terms')).toBeUndefined()
})
