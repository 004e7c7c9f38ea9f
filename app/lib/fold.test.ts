import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { containsPattern, fold } from './fold.ts'

test('[SRCH-01] case and accents do not matter, й stays a letter of its own', () => {
  expect(fold('Ёлка ПРОДАЁТСЯ camión Йод Ñandú')).toBe('елка продается camion йод nandu')
})

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { numRuns: numRuns() },
  )
})

test('[SRCH-05] signs that LIKE knows are letters in a search', () => {
  expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})
