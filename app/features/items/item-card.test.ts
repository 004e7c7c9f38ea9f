import { expect, test } from 'vitest'
import { ageInDays, itemPath } from './item-card.ts'

test('[DET-03] the address of an item names its kind, its number and its title', () => {
  expect(itemPath({ kind: 'listing', publicId: 123_456, title: 'Mack Anthem' })).toBe(
    '/listings/123456/mack-anthem',
  )
  expect(itemPath({ kind: 'banner', publicId: 123_456, title: 'Ремонт' })).toBe('/promotions/123456/remont')
})

test('[DASH-02] age is counted in days and rounded up', () => {
  const now = new Date('2026-05-10T12:00:00Z')
  expect(ageInDays(new Date('2026-05-10T11:59:00Z'), now)).toBe(1)
  expect(ageInDays(new Date('2026-05-09T11:59:00Z'), now)).toBe(2)
  expect(ageInDays(new Date('2026-05-11T00:00:00Z'), now)).toBe(1)
})
