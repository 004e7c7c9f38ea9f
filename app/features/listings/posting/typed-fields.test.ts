import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { isPrice, typedPrice, zipDigits } from './typed-fields.ts'

test('[POST-03] ZIP codes keep digits', () => expect(zipDigits('6o0431-1234')).toBe('60431'))

test.each([
  ['45000', '45000'],
  ['$45,000.50', '$45000.50'],
  ['$45,000.5', '$45000.50'],
  ['85k', '85000'],
  ['$ 1 250 usd', '$1250'],
  ['85.000', '85000'],
  ['', ''],
])('[POST-04] [ATTR-13] the price %s is understood as %s', (typed, stored) => {
  expect(typedPrice(typed)).toBe(stored)
  expect(isPrice(stored)).toBe(true)
})

test.each(['45,000 obo', 'call me', '1200-1500', '$1,200 a month', '1.234', '9'.repeat(60), '<b>'])(
  '[POST-04] [ATTR-13] no letter of %s is dropped: it is refused as it was typed',
  (typed) => {
    expect(typedPrice(typed)).toBe(typed === '1.234' ? '1234' : typed)
    expect(isPrice(typedPrice(typed))).toBe(typed === '1.234')
  },
)

test('what was understood is understood as itself: of ZIP codes and of prices', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$ ]{0,2}[\d,. ]{1,12}[km]?$/u)), (typed) => {
      const [zip, price] = [zipDigits(typed), typedPrice(typed)]
      expect(zip).toMatch(/^\d{0,5}$/u)
      expect(zipDigits(zip)).toBe(zip)
      expect(typedPrice(price)).toBe(price)
    }),
    { numRuns: numRuns() },
  )
})
