import { expect, test } from 'vitest'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { priceDrop } from './price-drop.ts'

const changed = (fromCents: number | null, days = 0) => ({ changedAt: daysAgo(days), fromCents })

test('[PRICE-03] a lower price is a drop from the one before, on its day', () => {
  expect(priceDrop({ after: 4_490_000, changes: [changed(4_650_000)], now: NOW })).toEqual({
    wasCents: 4_650_000,
    at: NOW,
  })
})

test('[PRICE-03] raising a price and lowering it again is no drop', () => {
  const changes = [changed(4_000_000, 2), changed(5_000_000)]
  expect(priceDrop({ after: 4_000_000, changes, now: NOW })).toBeNull()
  expect(priceDrop({ after: 3_900_000, changes, now: NOW })?.wasCents).toBe(4_000_000)
})

test('[PRICE-03] what was asked more than thirty days ago counts no longer', () => {
  const changes = [changed(4_000_000, 31), changed(5_000_000)]
  expect(priceDrop({ after: 4_500_000, changes, now: NOW })?.wasCents).toBe(5_000_000)
})

test.each([
  ['a higher price', 5_100_000],
  ['a few dollars', 4_999_900],
  ['no price', null],
  ['for free', 0],
])('[PRICE-03] %s is no drop', (_, after) => {
  expect(priceDrop({ after, changes: [changed(5_000_000)], now: NOW })).toBeNull()
})

test('[PRICE-03] a first price is no drop', () => {
  expect(priceDrop({ after: 5_000_000, changes: [changed(null)], now: NOW })).toBeNull()
})
