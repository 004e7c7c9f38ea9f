import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

function memoryAt(ttlMs: number) {
  let now = 0
  let loads = 0
  const memory = createMemory<number>(ttlMs, () => now)
  const load = async () => {
    loads += 1
    return loads
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { recall: () => memory.recall('count', load), forget: () => memory.forget(), wait, memory }
}

test('a number is loaded once for all who ask within its time', async () => {
  const { recall, wait } = memoryAt(1000)
  expect(await Promise.all([recall(), recall()])).toEqual([1, 1])
  wait(999)
  expect(await recall()).toBe(1)
  wait(1)
  expect(await recall()).toBe(2)
})

test('a change of content is seen by the next who ask, even while the old number was still being loaded', async () => {
  const { memory } = memoryAt(1000)
  const { promise, resolve } = Promise.withResolvers<number>()
  const before = memory.recall('count', () => promise)
  memory.forget()
  const after = memory.recall('count', async () => 2)
  resolve(1)
  expect(await before).toBe(1)
  expect(await after).toBe(2)
  expect(await memory.recall('count', async () => 3)).toBe(2)
})

test('a failure reaches those who wait and is not remembered', async () => {
  const { memory, recall } = memoryAt(1000)
  const failing = () => memory.recall('count', () => Promise.reject(new Error('no database')))
  await expect(failing()).rejects.toThrow('no database')
  expect(await recall()).toBe(1)
})
