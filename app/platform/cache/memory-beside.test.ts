import { expect, test } from 'vitest'
import { createMemory, memoryBeside } from './memory.ts'

test('a memory beside another keeps its own values, and forgets with it', async () => {
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  const anchor = createMemory<string>(1000, () => 0)
  const numbers = memoryBeside<number>()
  expect(await numbers(anchor).recall('a', load)).toBe(1)
  expect(await numbers(anchor).recall('a', load)).toBe(1)
  anchor.forget()
  expect(await numbers(anchor).recall('a', load)).toBe(2)
  expect(await numbers(createMemory<string>(1000, () => 0)).recall('a', load)).toBe(3)
})
