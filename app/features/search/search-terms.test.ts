import { describe, expect, test } from 'vitest'
import { correctSpelling, editDistance, nearestWord, searchPages, totalOf } from './search-terms.ts'

describe('totals of a search', () => {
  test('[SRCH-01] the total is the sum of both kinds', () => {
    expect(totalOf({ listings: 40, billboards: 2 })).toEqual({ total: 42, open: false })
  })

  test('[SRCH-01] beyond a thousand of a kind only that is said', () => {
    expect(totalOf({ listings: 1001, billboards: 2 })).toEqual({ total: 1000, open: true })
    expect(totalOf({ listings: 1000, billboards: 2 })).toEqual({ total: 1002, open: false })
  })

  test('[SRCH-02] both sections share the page number: the longer one says how many pages there are', () => {
    expect(searchPages({ listings: 26, billboards: 51 }, 25, 1, true)).toBe(3)
    expect(searchPages({ listings: 0, billboards: 0 }, 25, 1, false)).toBe(1)
  })

  test('[SRCH-02] paging goes on beyond a thousand while there are results', () => {
    expect(searchPages({ listings: 1001, billboards: 0 }, 25, 1, true)).toBe(40)
    expect(searchPages({ listings: 1001, billboards: 0 }, 25, 40, true)).toBe(41)
    expect(searchPages({ listings: 1001, billboards: 0 }, 25, 47, false)).toBe(47)
  })
})

test('[SRCH-06] a term without a misspelt word is left alone', () => {
  expect(correctSpelling('volvo', new Map([['volvo', 'volvo']]))).toBeNull()
  expect(correctSpelling('volov vnl', new Map([['volov', 'volvo']]))).toBe('volvo vnl')
})

test.for([
  ['camoin', 'camion', 1],
  ['freigtliner', 'freightliner', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
] as const)('[SRCH-06] from %s to %s it takes %d edits', ([from, to, count]) => {
  expect(editDistance(from, to)).toBe(count)
})

test('[SRCH-06] a short word forgives one slip, a long one three, and the nearest wins', () => {
  expect(nearestWord('volv', ['volvo', 'vola'])).toBe('volvo')
  expect(nearestWord('mack', ['mark', 'pack'])).toBe('mark')
  expect(nearestWord('mack', ['truck'])).toBeNull()
  expect(nearestWord('refrigarated', ['refrigerator', 'refrigerated'])).toBe('refrigerated')
})
