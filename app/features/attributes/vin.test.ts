import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { maskVin, normalizeVin, whyNotVin } from './vin.ts'

test.each([
  '1M8GDM9AXKP042788',
  '11111111111111111',
  '5GZCZ43D13S812715',
  '5gzcz43d13s812715',
  '1M8 GDM9A XKP-042788',
])('[ATTR-04] %s is a VIN: its check digit is right', (vin) => expect(whyNotVin(vin)).toBeNull())

test.each([
  ['1M8GDM9AXKP04278', 'vinLength'],
  ['1M8GDM9AXKP0427888', 'vinLength'],
  ['IM8GDM9AXKP042788', 'vinLetters'],
  ['1M8GDM9AXKPO42788', 'vinLetters'],
  ['1M8GDM9AXKP04278Q', 'vinLetters'],
  ['1М8GDM9AXKP042788', 'vinLetters'],
  ['1M8GDM9A1KP042788', 'vinCheck'],
  ['1M8GDM9AXKP042798', 'vinCheck'],
  ['1M8GDM9AXPK042788', 'vinCheck'],
])('[ATTR-04] %s is refused: %s', (vin, why) => expect(whyNotVin(vin)).toBe(why))

test('[ATTR-04] whatever is typed gets a reason or is a VIN of 17 characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => whyNotVin(text) !== null || normalizeVin(text).length === 17),
    { numRuns: numRuns() },
  )
})

test('[ATTR-04] visitors see all but the last six characters of a VIN', () => {
  expect(maskVin('1M8GDM9AXKP042788')).toBe('1M8GDM9AXKP••••••')
})
