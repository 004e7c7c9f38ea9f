import { expect, test } from 'vitest'
import { afterSample, isHighPressure } from './pressure.ts'

test('one late moment is nothing; two slow seconds are too much, and one good moment ends it', () => {
  let since = afterSample(null, 20, 1000)
  expect(isHighPressure(since, 1000)).toBe(false)
  since = afterSample(since, 700, 2000)
  expect(isHighPressure(since, 2000)).toBe(false)
  since = afterSample(since, 600, 3400)
  expect(isHighPressure(since, 3400)).toBe(true)
  since = afterSample(since, 10, 3700)
  expect(isHighPressure(since, 3700)).toBe(false)
})
