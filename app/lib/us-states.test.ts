import { expect, test } from 'vitest'
import { MIDWEST_CODES, matchStates, US_STATES } from './us-states.ts'

test('[DATA-02] fifty states with code, name and region, twelve of them in the Midwest', () => {
  expect(US_STATES).toHaveLength(50)
  expect(new Set(US_STATES.map((s) => s.code)).size).toBe(50)
  expect(MIDWEST_CODES).toHaveLength(12)
  const names = US_STATES.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

test('[CAT-05] a state is meant by its code, its name, or a part of either', () => {
  expect(matchStates(' il ')).toEqual(['IL'])
  expect(matchStates('INDIANA')).toEqual(['IN'])
  expect(matchStates('dakota')).toEqual(['ND', 'SD'])
  expect(matchStates('k')).toEqual(['AK', 'KS', 'KY', 'OK'])
  expect(matchStates('Ontario')).toEqual([])
  expect(matchStates('')).toEqual([])
})
