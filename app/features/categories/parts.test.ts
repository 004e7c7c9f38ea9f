import { expect, test } from 'vitest'
import { countOfPart, PARTS, partPath } from './parts.ts'

test('[HOME-12] an entrance counts all of its categories, and none twice', () => {
  expect(countOfPart('jobs', { mechanics: 2, jobs: 3, 'parking-lots': 9 })).toBe(5)
  const slugs = Object.values(PARTS).flat()
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('[HOME-12] an entrance with one category leads to it, others to their list', () => {
  expect(partPath('parking')).toBe('/categories/parking-lots')
  expect(partPath('jobs')).toBe('/categories#jobs')
})
