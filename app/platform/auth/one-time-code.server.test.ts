import { expect, test } from 'vitest'
import { appAddress, codeAt, newAppSecret, newRecoveryCode, stepOf } from './one-time-code.server.ts'

// The secret of the examples in RFC 6238, appendix B; our codes are the last six digits of theirs.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('at second %i an app shows %s, as the standard says', (seconds, code) => {
  expect(codeAt(SECRET, at(seconds))).toBe(code)
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code of the neighbouring half minute counts, an older one does not', () => {
  const code = codeAt(SECRET, at(3000))
  expect(stepOf(SECRET, code, at(3030))).toBe(100)
  expect(stepOf(SECRET, code, at(2970))).toBe(100)
  expect(stepOf(SECRET, code, at(3090))).toBeNull()
  expect(stepOf(SECRET, '12', at(3000))).toBeNull()
})

test('secrets and codes for paper have their form, and no two are alike', () => {
  expect(newAppSecret()).toMatch(/^[A-Z2-7]{32}$/u)
  expect(newRecoveryCode()).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/u)
  expect(newRecoveryCode()).not.toBe(newRecoveryCode())
})

test('the picture for the app names the site and the account', () => {
  expect(appAddress(SECRET, { email: 'ann@example.com', site: 'Haulpost' })).toMatch(
    /^otpauth:\/\/totp\/Haulpost:ann%40example\.com\?issuer=Haulpost&secret=GEZ/u,
  )
})
