import { expect, test } from 'vitest'
import { possibleSort, standardSort } from './near-order.ts'

const JOLIET = { near: 'Joliet, IL', to: '' }

test.each([
  ['parking-lots', 'distance'],
  ['repair-shops-parts', 'distance'],
  ['restaurants', 'distance'],
  ['cdl-a-company-drivers', 'nearby'],
  ['jobs', 'nearby'],
  ['trucks-trailers-marketplace', 'nearby'],
  [null, 'nearby'],
] as const)('[GEO-11] around a place, %s are ordered by %s', (category, sort) => {
  expect(standardSort(JOLIET, category)).toBe(sort)
  expect(standardSort({ near: '', to: '' }, category)).toBe('newest')
  expect(standardSort({ ...JOLIET, to: 'Omaha, NE' }, category)).toBe('distance')
})

test('[GEO-11] a state, or a place that no one knows, has no distance: the newest come first', () => {
  expect(possibleSort('distance', null)).toBe('newest')
  expect(possibleSort('nearby', { states: ['IL'] })).toBe('newest')
  expect(possibleSort('nearby', { states: null })).toBe('nearby')
  expect(possibleSort('oldest', null)).toBe('oldest')
})
