import { expect, test } from 'vitest'
import { facetParams, parseFacets } from './facet-query.ts'
import { typedNumber } from './typed-number.ts'

const said = (search: string, category: Parameters<typeof parseFacets>[1] = 'trucks-trailers-marketplace') =>
  new URLSearchParams(
    facetParams(parseFacets(new URLSearchParams(search), category)).map((pair) => [...pair]),
  ).toString()

test.for([
  ['make=volvo&make=kenworth', 'make=kenworth&make=volvo'],
  ['year=2019-2022', 'year=2019-2022'],
  ['year=2022-2019', 'year=2019-2022'],
  ['year=2019&year=2022', 'year=2019-2022'],
  ['year=&year=2022', 'year=-2022'],
  ['year=2020', 'year=2020'],
  ['mileage=-400k', 'mileage=-400000'],
  ['mileage=100k-400k', 'mileage=100000-400000'],
  ['title-in-hand=yes', 'title-in-hand=yes'],
  ['make=tesla', ''],
  ['make=', ''],
  ['year=-', ''],
  ['year=1-2-3', ''],
  ['year=99999999999999', ''],
  ['title-in-hand=no', ''],
  ['home=weekly', ''],
] as const)('[FACET-03] the address %s asks for: %s', ([search, read]) => {
  expect(said(search)).toBe(read)
})

test('[FACET-03] pay is in dollars a week, home time by its choice', () => {
  expect(said('home=weekly&pay=1500-', 'cdl-a-company-drivers')).toBe('pay=1500-&home=weekly')
})

test('[FACET-03] without a category no attribute is asked for', () => {
  expect(said('make=kenworth', null)).toBe('')
})

test.for([
  ['60k', 60_000],
  ['60 K', 60_000],
  ['$1,500', 1500],
  ['700 000', 700_000],
  ['1.5k', 1500],
  ['12k', 12_000],
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['12 500', 12_500],
  ['12\u00a0500', 12_500],
  ['12\u202f500', 12_500],
  ['60 тыс', 60_000],
  ['60 mil', 60_000],
  ['', null],
  ['cheap', null],
  ['-5', null],
  ['1e9', null],
] as const)('[FACET-03] “%s” is typed for %s', ([typed, meant]) => {
  expect(typedNumber(typed)).toBe(meant)
})
