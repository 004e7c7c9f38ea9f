import { expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { expiredAds, fillDays } from './site-figures.ts'

test('[ADM-02] billboards that are no longer active are never fewer than none', () => {
  expect(expiredAds({ ads: 7, activeAds: 3 })).toBe(4)
  expect(expiredAds({ ads: 0, activeAds: 3 })).toBe(0)
})

test('[ADM-02] charts have a row for each of the last thirty days, today last', () => {
  const rows = fillDays(NOW, { signUps: { '2026-02-16': 3 }, posts: {}, sales: {}, views: {} })
  expect(rows).toHaveLength(30)
  expect(rows[0]).toEqual({ day: '2026-01-18', signUps: 0, posts: 0, sales: 0, views: 0 })
  expect(rows.at(-1)).toEqual({ day: '2026-02-16', signUps: 3, posts: 0, sales: 0, views: 0 })
})
