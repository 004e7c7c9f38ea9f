import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
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

test('[CAT-05] what is typed means states that there are, each once, and a code means itself', () => {
  const codes = US_STATES.map(({ code }) => code)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...codes)), (typed) => {
      const meant = matchStates(typed)
      expect(meant.filter((code) => !codes.includes(code))).toEqual([])
      expect(new Set(meant).size).toBe(meant.length)
      for (const code of meant) expect(matchStates(code)).toEqual([code])
    }),
    { numRuns: numRuns() },
  )
})
