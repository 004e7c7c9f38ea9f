import { expect, test } from 'vitest'
import { formatChange, formatShare } from '#app/lib/percent.ts'
import { changeOf, clickRate } from './click-rate.ts'

test('[AD-07] the click rate is clicks by views; without a view there is none, and no NaN', () => {
  expect(formatShare(clickRate({ views: 1600, clicks: 20 }), 'en')).toBe('1.25%')
  expect(formatShare(clickRate({ views: 3, clicks: 0 }), 'en')).toBe('0%')
  for (const locale of ['en', 'ru', 'es'] as const)
    expect(formatShare(clickRate({ views: 0, clicks: 0 }), locale)).toBe('—')
})

test('[AD-07] a change has its sign; after nothing there is none', () => {
  expect(formatChange(changeOf(112, 100), 'en')).toBe('+12%')
  expect(formatChange(changeOf(50, 100), 'en')).toBe('-50%')
  expect(formatChange(changeOf(100, 100), 'en')).toBe('0%')
  expect(formatChange(changeOf(5, 0), 'en')).toBe('—')
})
