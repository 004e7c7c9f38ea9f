import { expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { countedOf, dayRows, shares } from './days.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

test.each([
  [10, [1, 1, 1]],
  [0, [3, 4]],
  [1, [0.2, 0.1, 0.7]],
  [9999, [0.3, 0, 0.1, 0.25, 1 / 3]],
])('%i split into parts is still %i', (total, weights) => {
  const parts = shares(total, weights)
  expect(sum(parts)).toBe(total)
  expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
})

const item = { id: 'x', createdAt: daysAgo(20), expiresAt: daysAgo(-10), views: 801, clicks: 17 }
const rowsOf = (given = item) => [...dayRows(1, countedOf('banner', given, NOW))]

test('[DASH-04] the days of an item begin with it, end today at most, and add up to its counters', () => {
  const rows = rowsOf()
  expect(rows).toHaveLength(21)
  expect([rows.at(0)?.day, rows.at(-1)?.day]).toEqual(['2026-01-27', '2026-02-16'])
  expect(sum(rows.map(({ views = 0 }) => views))).toBe(801)
  expect(sum(rows.map(({ clicks = 0 }) => clicks))).toBe(17)
  expect(rows.every(({ views = 0, clicks = 0, contacts = 0 }) => clicks + contacts <= views)).toBe(true)
})

test('ended items have no views after their end, and items without views have no days', () => {
  const over = rowsOf({ ...item, createdAt: daysAgo(40), expiresAt: daysAgo(10) })
  expect(over.at(-1)?.day).toBe('2026-02-06')
  expect(rowsOf({ ...item, views: 0, clicks: 0 })).toEqual([])
})
