import { expect, test } from 'vitest'
import { postedAfter } from './list-filters.ts'
import { placeFilterOf } from './schema.ts'

test('[CAT-05] a state of the Midwest also finds who serves the Midwest', () => {
  expect(placeFilterOf('ohio')).toEqual({ states: ['OH'], inMidwest: true })
  expect(placeFilterOf('TX')).toEqual({ states: ['TX'], inMidwest: false })
  expect(placeFilterOf('  ')).toBeNull()
})

test('[CAT-05] the last 24 hours are one day', () => {
  expect(postedAfter('24h', new Date('2026-05-10T12:00:00Z'))).toEqual(new Date('2026-05-09T12:00:00Z'))
})
