import { describe, expect, test } from 'vitest'
import { ageInDays, itemPath, kindByContact, placeFilterOf, postedAfter } from './rules.ts'

describe('what kind of item an imported row is', () => {
  test('[DET-05] with nobody to contact it is a banner, else a listing', () => {
    expect(kindByContact({ name: '', email: '', phone: '' })).toBe('banner')
    expect(kindByContact({ name: 'Sam', email: '', phone: '' })).toBe('listing')
    expect(kindByContact({ name: '', email: 'sam@x.example', phone: '' })).toBe('listing')
    expect(kindByContact({ name: '', email: '', phone: '(555) 010-0101' })).toBe('listing')
  })
})

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

test('[CAT-05] a state of the Midwest also finds who serves the Midwest', () => {
  expect(placeFilterOf('ohio')).toEqual({ states: ['OH'], inMidwest: true })
  expect(placeFilterOf('TX')).toEqual({ states: ['TX'], inMidwest: false })
  expect(placeFilterOf('  ')).toBeNull()
})

test('[CAT-05] the last 24 hours are one day', () => {
  expect(postedAfter('24h', new Date('2026-05-10T12:00:00Z'))).toEqual(new Date('2026-05-09T12:00:00Z'))
})
