import { expect, test } from 'vitest'
import { itemPath } from './item-card.ts'

test('[DET-03] the address of an item names its kind, its number and its title', () => {
  expect(itemPath({ kind: 'listing', publicId: 123_456, title: 'Mack Anthem' })).toBe(
    '/listings/123456/mack-anthem',
  )
  expect(itemPath({ kind: 'banner', publicId: 123_456, title: 'Ремонт' })).toBe('/promotions/123456/remont')
})
