import { expect, test } from 'vitest'
import { createCache, linkedCache } from './cache.ts'

type Count = { readonly count: number }

function cacheAt(ttlMs: number) {
  let now = 1
  let loads = 0
  const cache = createCache<Count>(ttlMs, () => now)
  const load = async () => {
    loads += 1
    return { count: loads }
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { get: async () => (await cache.get('count', load)).count, wait, cache }
}

test('a number is loaded once for all who ask within its time', async () => {
  const { get, wait } = cacheAt(1000)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  wait(1000)
  expect(await get()).toBe(1)
  wait(1)
  expect(await get()).toBe(2)
})

test('with a TTL of 0 every call loads', async () => {
  const { get } = cacheAt(0)
  expect([await get(), await get()]).toEqual([1, 2])
})

test('a change of content is seen by the next who ask, even while the old number was still being loaded', async () => {
  const { cache } = cacheAt(1000)
  const { promise, resolve } = Promise.withResolvers<Count>()
  const before = cache.get('count', () => promise)
  cache.drop('everything')
  const after = cache.get('count', async () => ({ count: 2 }))
  resolve({ count: 1 })
  expect(await before).toEqual({ count: 1 })
  expect(await after).toEqual({ count: 2 })
  expect(await cache.get('count', async () => ({ count: 3 }))).toEqual({ count: 2 })
})

test('a load that ends after a change of content is not cached', async () => {
  const { cache } = cacheAt(1000)
  const { promise, resolve } = Promise.withResolvers<Count>()
  const before = cache.get('count', () => promise)
  cache.drop('everything')
  resolve({ count: 1 })
  await before
  expect(await cache.get('count', async () => ({ count: 2 }))).toEqual({ count: 2 })
})

test('a failure reaches those who wait and is not cached', async () => {
  const { cache, get } = cacheAt(1000)
  const failing = () => cache.get('count', () => Promise.reject(new Error('no database')))
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('no database')
  expect(await get()).toBe(1)
})

test('a linked cache keeps its own values, and drops them with the one it is linked to', async () => {
  let loads = 0
  const load = async () => ({ count: (loads += 1) })
  const anchor = createCache<{ name: string }>(1000, () => 1)
  const numbers = linkedCache<Count>()
  expect(await numbers(anchor).get('a', load)).toEqual({ count: 1 })
  expect(await numbers(anchor).get('a', load)).toEqual({ count: 1 })
  anchor.drop('everything')
  expect(await numbers(anchor).get('a', load)).toEqual({ count: 2 })
  expect(await numbers(createCache(1000, () => 1)).get('a', load)).toEqual({ count: 3 })
})

test('[CACHE-01] a change drops the values that depend on it, and those that declare nothing', async () => {
  const cache = createCache<Count>(1000, () => 1)
  let loads = 0
  const load = async () => ({ count: (loads += 1) })
  const jobs = () => cache.get('jobs', load, ['listings:jobs'])
  const tires = () => cache.get('tires', load, ['listings:tires'])
  const undeclared = () => cache.get('undeclared', load)
  const all = async () => (await Promise.all([jobs(), tires(), undeclared()])).map(({ count }) => count)
  expect(await all()).toEqual([1, 2, 3])

  cache.drop(['listings', 'listings:jobs'])

  expect(await all()).toEqual([4, 2, 5])
})
