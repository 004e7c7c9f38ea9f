import { expect, test } from 'vitest'
import { atMost, quantile } from './judge.ts'
import { slopeOf } from './slope.ts'

test('the growth in a minute is that of the line through the middle of all samples', () => {
  const values = [10, 12.5, 13.5, 16]
  expect(slopeOf(values.map((value, minute) => ({ minute, value })))).toBeCloseTo(1.9)
})

test('a figure that is missing meets no goal', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(atMost('time', quantile([], 0.95), 500, 'ms').isMet).toBe(false)
})
