import { describe, expect, test } from 'vitest'
import { kindByContact, kindWith, shortItemPath } from './item-kinds.ts'

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

describe('what kind of item an imported row is', () => {
  test('[DET-05] without a contact it is a banner, else a listing', () => {
    expect(kindByContact({ name: '', email: '', phone: '' })).toBe('banner')
    expect(kindByContact({ name: 'Sam', email: '', phone: '' })).toBe('listing')
    expect(kindByContact({ name: '', email: 'sam@x.example', phone: '' })).toBe('listing')
    expect(kindByContact({ name: '', email: '', phone: '(555) 010-0101' })).toBe('listing')
  })
})
