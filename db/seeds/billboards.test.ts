import { CATEGORY_NAMES } from '@haulpost/demo/categories'
import { expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { BILLBOARDS } from './billboards.ts'

test('the demo has texts for each category of the site, and for no other', () => {
  expect(CATEGORY_NAMES.toSorted()).toEqual([...CATEGORY_SLUGS].sort())
})

test('billboards come in the order of their numbers', () => {
  expect(BILLBOARDS.map(({ number }) => number)).toEqual(BILLBOARDS.map((_, i) => i))
})
