import { expect, test } from 'vitest'
import { createRandom, randomUuid } from './random.ts'

const numbers = (seed: number) => {
  const { next } = createRandom(seed)
  return Array.from({ length: 20 }, next)
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers(7)).toEqual(numbers(7))
  expect(numbers(7)).not.toEqual(numbers(8))
})

test('an integer between two others reaches both ends and nothing beyond', () => {
  const { integer } = createRandom(1)
  const drawn = new Set(Array.from({ length: 400 }, () => integer(3, 6)))
  expect(drawn).toEqual(new Set([3, 4, 5, 6]))
})

test('what weighs more comes up more often, what weighs nothing never', () => {
  const { weighted } = createRandom(1)
  const faces = [
    { name: 'rare', weight: 1 },
    { name: 'usual', weight: 9 },
    { name: 'never', weight: 0 },
  ]
  const drawn = Array.from({ length: 2000 }, () => weighted(faces).name)
  const rare = drawn.filter((name) => name === 'rare').length
  expect(rare).toBeGreaterThan(130)
  expect(rare).toBeLessThan(270)
  expect(drawn).not.toContain('never')
})

test('a sample has different entries, and never more than there are', () => {
  const { sample } = createRandom(2)
  expect(sample(['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c'])
  expect(sample([], 2)).toEqual([])
})

test('ids look like any other', () => {
  const random = createRandom(3)
  const ids = Array.from({ length: 50 }, () => randomUuid(random))
  expect(
    ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u.test(id)),
  ).toEqual([])
  expect(new Set(ids).size).toBe(50)
})
