import { describe, expect, test } from 'vitest'
import { searchPages, totalOf } from './search-terms.ts'

describe('totals of a search', () => {
  test('[SRCH-01] the total is the sum of both kinds', () => {
    expect(totalOf({ listings: 40, billboards: 2 })).toEqual({ total: 42, open: false })
  })

  test('[SRCH-01] beyond a thousand of a kind the exact number is left out', () => {
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
