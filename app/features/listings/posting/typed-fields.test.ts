import { expect, test } from 'vitest'
import { priceSigns, zipDigits } from './typed-fields.ts'

test('[POST-03] [POST-04] ZIP codes keep digits, prices digits, dots and $', () => {
  expect(zipDigits('6o0431-1234')).toBe('60431')
  expect(priceSigns('$45,000.50 obo <b>')).toBe('$45000.50')
})
