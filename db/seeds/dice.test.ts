import { expect, test } from 'vitest'
import { isUuid } from '#app/lib/public-id.ts'
import { diceOf, uuidOf } from './dice.ts'

const rolls = (seed: number) => {
  const { roll } = diceOf(seed)
  return Array.from({ length: 20 }, roll)
}

test('the same seed rolls the same, another seed another', () => {
  expect(rolls(7)).toEqual(rolls(7))
  expect(rolls(7)).not.toEqual(rolls(8))
})

test('a number between two others reaches both ends and nothing beyond', () => {
  const { between } = diceOf(1)
  const drawn = new Set(Array.from({ length: 400 }, () => between(3, 6)))
  expect(drawn).toEqual(new Set([3, 4, 5, 6]))
})

test('what weighs more comes up more often, what weighs nothing never', () => {
  const { weighted } = diceOf(1)
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

test('some of a list are different ones, and never more than there are', () => {
  const { some } = diceOf(2)
  expect(some(['a', 'b', 'c'], 5).sort()).toEqual(['a', 'b', 'c'])
  expect(some([], 2)).toEqual([])
})

test('ids look like any other', () => {
  const dice = diceOf(3)
  const ids = Array.from({ length: 50 }, () => uuidOf(dice))
  expect(ids.every(isUuid)).toBe(true)
  expect(ids.every((id) => /^.{14}4.{4}[89ab]/u.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(50)
})
