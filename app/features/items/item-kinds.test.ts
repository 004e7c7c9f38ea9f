import { expect, test } from 'vitest'
import { kindWith, shortItemPath } from './item-kinds.ts'

test('listings and billboards have addresses of their own', () => {
  expect(shortItemPath('listing', 123456)).toBe('/listings/123456')
  expect(shortItemPath('banner', 123456)).toBe('/promotions/123456')
})

test.each([
  ['path', '/listings', 'listing'],
  ['path', '/promotions', 'banner'],
  ['letter', 'l', 'listing'],
  ['letter', 'b', 'banner'],
  ['letter', 'x', null],
  ['path', '/toString', null],
  ['path', undefined, null],
] as const)('the %s “%s” means %s', (fact, value, kind) => expect(kindWith(fact, value)).toBe(kind))
