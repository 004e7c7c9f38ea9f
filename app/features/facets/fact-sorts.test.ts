import { expect, test } from 'vitest'
import { ATTRIBUTE_KEYS, attributeOf } from '#app/features/attributes/catalog.ts'
import { rangePlace } from './facet-list.ts'
import { ALL_FACT_SORTS, FACT_SORTS, factSortsOf } from './fact-sorts.ts'

test('[FACET-09] every fact that the catalogue sorts by has one order, and its place in the index', () => {
  const sorted = ATTRIBUTE_KEYS.filter((key) => attributeOf(key).sort)
  const keys = ALL_FACT_SORTS.map((sort) => FACT_SORTS[sort])

  expect([...keys].toSorted()).toEqual(sorted.toSorted())
  expect(keys.map(rangePlace)).not.toContain(0)
})

test('[FACET-09] trucks are ordered by year and miles, jobs by pay, parking by its prices, restaurants by no fact', () => {
  expect(factSortsOf('trucks-trailers-marketplace')).toEqual(['year-high', 'mileage-low'])
  expect(factSortsOf('non-cdl-drivers')).toEqual(['pay-high', 'guaranteed-high'])
  expect(factSortsOf('parking-lots')).toEqual(['price-day-low', 'price-month-low'])
  expect(factSortsOf('restaurants')).toEqual([])
})
