import { expect, test } from 'vitest'
import { hasCountlessHits, leastHits } from './common-words.server.ts'
import { readWords } from './terms/word-query.ts'

const words = {
  listings: 100_000,
  shareOf: new Map([
    ['reefer', 0.2],
    ['chicago', 0.9],
    ['zzyzx', 0.01],
  ]),
}

function least(term: string): number {
  const query = readWords(term)
  return query ? Math.round(leastHits(query, words)) : 0
}

test('[SRCH-12] a frequent word has at least as many hits as the database noted', () => {
  expect(least('reefer')).toBe(20_000)
})

test('[SRCH-12] of two words only what both must have in common counts', () => {
  expect(least('reefer chicago')).toBe(10_000)
  expect(least('reefer zzyzx')).toBe(0)
})

test('[SRCH-12] what is rare, or unknown, is counted', () => {
  const query = readWords('zzyzx')
  expect(query && hasCountlessHits(query, words)).toBe(false)
  expect(least('unheard')).toBe(0)
})
