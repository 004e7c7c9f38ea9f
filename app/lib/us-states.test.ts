import { expect, test } from 'vitest'
import { MIDWEST_CODES, statesMeant, US_STATES } from './us-states.ts'

test('[DATA-02] fifty states with code, name and region, twelve of them in the Midwest', () => {
  expect(US_STATES).toHaveLength(50)
  expect(new Set(US_STATES.map((s) => s.code)).size).toBe(50)
  expect(MIDWEST_CODES).toHaveLength(12)
})

test('[CAT-05] a state is meant by its code, its name, or a part of either', () => {
  expect(statesMeant(' il ')).toEqual(['IL'])
  expect(statesMeant('INDIANA')).toEqual(['IN'])
  expect(statesMeant('dakota')).toEqual(['ND', 'SD'])
  expect(statesMeant('k')).toEqual(['AK', 'KS', 'KY', 'OK'])
  expect(statesMeant('Ontario')).toEqual([])
  expect(statesMeant('')).toEqual([])
})
