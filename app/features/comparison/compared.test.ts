import { expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { bestOf, sortOf } from './compared.ts'

test('[CMP-01] trucks are compared with trucks, driving jobs of all categories with each other', () => {
  expect(sortOf('cdl-a-company-drivers')).toBe(sortOf('non-cdl-drivers'))
  expect(sortOf('trucks-trailers-marketplace')).not.toBe(sortOf('parking-lots'))
  expect(CATEGORY_SLUGS.filter((slug) => sortOf(slug) === null)).toContain('restaurants')
})

test('[CMP-02] the lowest price, the fewest miles and the highest pay are named', () => {
  expect(bestOf('price', [4_490_000, 3_950_000, 7_800_000])).toEqual({
    word: 'lowest',
    isBest: [false, true, false],
  })
  expect(bestOf('mileage', [412_000, null, 603_000])?.isBest).toEqual([true, false, false])
  expect(bestOf('payWeekly', [148_800, 185_000])?.word).toBe('highest')
})

test('[CMP-02] two that are equally good are both named', () => {
  expect(bestOf('year', [2021, 2021, 2019])?.isBest).toEqual([true, true, false])
})

test.each([
  ['all are equal', 'year', [2021, 2021]],
  ['only one says it', 'mileage', [412_000, null]],
  ['it is a matter of taste', 'sleeperSize', [72, 63]],
] as const)('[CMP-02] nothing is best where %s', (_, key, values) => {
  expect(bestOf(key, values)).toBeNull()
})
