import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Work that ends when the test says so, and tells how much of it ran at the same time. */
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
const turnAway = () => full

test('two at a time are let in, some wait, and the rest is turned away at once', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3, turnAway })
  const { start, endOne, most } = slowWork()

  const inside = Array.from({ length: 5 }, () => gate(start))
  await expect(gate(start)).rejects.toBe(full)
  for (let done = 0; done < inside.length; done += 1) {
    endOne()
    await inside[done]
  }

  expect(most()).toBe(2)
})

test('work that fails makes room like any other', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, turnAway })
  const broken = new Error('broken')

  await expect(gate(() => Promise.reject(broken))).rejects.toBe(broken)

  expect(await gate(() => Promise.resolve('works'))).toBe('works')
})
