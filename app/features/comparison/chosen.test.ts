import { expect, test } from 'vitest'
import { type Chosen, NONE_CHOSEN, parseChosen, whyNotChoose, withChosen, withoutChosen } from './chosen.ts'

const listing = (number: number) => ({ number, title: `Truck ${number}`, language: 'en' }) as const

const trucks = (...numbers: readonly number[]): Chosen =>
  numbers.reduce((chosen, number) => withChosen(chosen, 'vehicles', listing(number)), NONE_CHOSEN)

test('[CMP-04] a fifth listing is refused, and so is one of another sort', () => {
  expect(whyNotChoose(trucks(1, 2, 3), 'vehicles')).toBeNull()
  expect(whyNotChoose(trucks(1, 2, 3, 4), 'vehicles')).toBe('full')
  expect(whyNotChoose(trucks(1), 'driving')).toBe('otherSort')
  expect(whyNotChoose(NONE_CHOSEN, 'driving')).toBeNull()
})

test('[CMP-04] a listing is chosen once; when the last one is removed, any sort can be chosen', () => {
  expect(trucks(1, 2, 1).listings.map(({ number }) => number)).toEqual([1, 2])
  expect(whyNotChoose(withoutChosen(trucks(1), 1), 'driving')).toBeNull()
})

test('[CMP-04] what is stored is read again', () => {
  const chosen = trucks(100_001, 100_002)

  expect(parseChosen(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  null,
  '',
  '{',
  '[]',
  '{"sort":"vehicles"}',
  '{"sort":"boats","listings":[{"number":1,"title":"x","language":"en"}]}',
  '{"sort":"vehicles","listings":[{"number":"1","title":"x"},null,7]}',
])('[CMP-04] stored nonsense is no choice: %s', (text) => {
  expect(parseChosen(text)).toEqual(NONE_CHOSEN)
})

test('[CMP-04] of stored listings no more than four are read', () => {
  const listings = [1, 2, 3, 4, 5].map(listing)

  expect(parseChosen(JSON.stringify({ sort: 'parking', listings })).listings).toHaveLength(4)
})
