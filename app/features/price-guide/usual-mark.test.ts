import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { usualMark } from './usual-mark.ts'
import { formatOfGroup } from './value-format.ts'

const USUAL = {
  listings: 23,
  lowest: 2_800_000,
  firstQuarter: 4_100_000,
  median: 4_370_000,
  thirdQuarter: 5_200_000,
  highest: 6_400_000,
}
const format = formatOfGroup('truck/sleeper/freightliner/cascadia', TRANSLATE.en)
const markOf = (value: number) => usualMark(TRANSLATE.en, { value, usual: USUAL, format })

test('[PRICE-02] a mark says the range of half of the listings, and how many there are', () => {
  expect(markOf(4_490_000).text).toBe('usual: $41k–$52k (23 here)')
})

test.each([
  [4_099_999, 'Below what is usual'],
  [4_490_000, 'Within what is usual'],
  [5_200_001, 'Above what is usual'],
])('[PRICE-02] a price of %i cents is in words: %s', (value, position) => {
  expect(markOf(value).position).toBe(position)
})

test('[PRICE-02] the drawing has each mark within its frame, however far out a price is', () => {
  for (const value of [1, 4_490_000, 900_000_000]) {
    const { from, to, at } = markOf(value).band
    for (const percent of [from, to, at]) expect(percent >= 2 && percent <= 98).toBe(true)
    expect(from).toBeLessThan(to)
  }
})
