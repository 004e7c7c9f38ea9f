import { expect, test } from 'vitest'
import { comparableColumns, comparableOf } from './comparables.ts'

const TRUCK = {
  kind: 'sleeper',
  make: 'freightliner',
  model: 'Cascadia 126',
  year: 2021,
  mileage: 412_000,
} as const
const truck = (given: object = {}, priceCents: number | null = 4_490_000) =>
  comparableOf({
    category: 'trucks-trailers-marketplace',
    attributes: { ...TRUCK, ...given },
    priceCents,
  })

test('[PRICE-01] trucks are compared by kind, make, family of the model and year', () => {
  expect(truck()).toEqual({ group: 'truck/sleeper/freightliner/cascadia', year: 2021, value: 4_490_000 })
  for (const model of ['CASCADIA', 'cascadia-113', ' Cascadia Evolution'])
    expect(truck({ model })?.group).toBe('truck/sleeper/freightliner/cascadia')
  expect(truck({ kind: 'day-cab' })?.group).not.toBe(truck()?.group)
})

test('[PRICE-01] trailers are compared by kind, make and year: their models are many', () => {
  expect(truck({ kind: 'reefer', make: 'utility', model: '3000R' })?.group).toBe('trailer/reefer/utility')
})

test.each([
  ['no make', { make: undefined }],
  ['another make than those of the list', { make: 'other' }],
  ['no year', { year: undefined }],
  ['no model', { model: undefined }],
  ['a model of signs only', { model: '—' }],
  ['damage', { condition: 'damaged' }],
])('[PRICE-01] a truck with %s is compared with none', (_, given) => {
  expect(truck(given)).toBeNull()
})

test('[PRICE-01] what has no price, or is free, is compared with none', () => {
  expect(truck({}, null)).toBeNull()
  expect(truck({}, 0)).toBeNull()
  expect(comparableOf({ category: 'restaurants', attributes: {}, priceCents: 5 })).toBeNull()
})

test('[PRICE-01] jobs are compared by category, route and pay model, by the middle of their range', () => {
  const attributes = { payModel: 'per-mile', payFrom: 600, payTo: 640, route: ['regional', 'otr'] }
  expect(comparableOf({ category: 'cdl-a-company-drivers', attributes, priceCents: null })).toEqual({
    group: 'job/cdl-a-company-drivers/regional/per-mile',
    year: null,
    value: 620,
  })
  expect(
    comparableOf({ category: 'mechanics', attributes: { payModel: 'hourly' }, priceCents: null }),
  ).toBeNull()
})

test('[PRICE-01] what is compared with none has empty columns', () => {
  expect(comparableColumns({ category: 'events', attributes: {}, priceCents: null })).toEqual({
    comparableGroup: null,
    comparableYear: null,
    comparableValue: null,
  })
})
