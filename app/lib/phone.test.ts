import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { formatPhone } from './phone.ts'

test.for([
  ['5', '5'],
  ['5550', '(555) 0'],
  ['555010', '(555) 010'],
  ['5550104471', '(555) 010-4471'],
  ['+1 555 010 4471', '(555) 010-4471'],
  ['555-010-4471 ext 9', '(555) 010-4471'],
  ['call me', ''],
] as const)('[CON-02] typed as %j a phone number reads %j', ([typed, shown]) => {
  expect(formatPhone(typed)).toBe(shown)
})

test('formatting twice changes nothing more, and never exceeds 14 characters', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed))
      expect(formatPhone(typed).length).toBeLessThanOrEqual(14)
    }),
    { numRuns: numRuns() },
  )
})
