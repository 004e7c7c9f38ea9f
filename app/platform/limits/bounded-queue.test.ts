import { expect, test } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'

/** Work that ends when the test says so, and records how much of it ran at the same time. */
function slowWork() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  return {
    start: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    },
    endOne: () => ends.shift()?.(),
    most: () => most,
  }
}

const full = new Error('full')
const fullError = () => full

test('two at a time are let in, some wait, and the rest is turned away at once', async () => {
  const queued = boundedQueue({ concurrency: 2, maxWaiting: 3, fullError })
  const { start, endOne, most } = slowWork()

  const inside = Array.from({ length: 5 }, () => queued(start))
  await expect(queued(start)).rejects.toBe(full)
  for (let done = 0; done < inside.length; done += 1) {
    endOne()
    await inside[done]
  }

  expect(most()).toBe(2)
})

test('work that fails makes room like any other', async () => {
  const queued = boundedQueue({ concurrency: 1, maxWaiting: 1, fullError })
  const broken = new Error('broken')

  await expect(queued(() => Promise.reject(broken))).rejects.toBe(broken)

  expect(await queued(() => Promise.resolve('works'))).toBe('works')
})
