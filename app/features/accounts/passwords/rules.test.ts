import { describe, expect, test } from 'vitest'
import { passwordFault, whyNotPassword, wordsAround } from './rules.ts'

describe('[AUTH-03] the length of a password', () => {
  test.each([
    ['', 'short'],
    ['1234567', 'short'],
    ['12345678', null],
    ['кабина42', null],
    ['🚛🚛🚛🚛🚛🚛🚛', 'short'],
    ['🚛🚛🚛🚛🚛🚛🚛🚛', null],
    ['e\u0301e\u0301e\u0301', 'short'],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'long'],
  ] as const)('of “%.12s” is %s', (password, fault) => {
    expect(passwordFault(password, 8)).toBe(fault)
  })

  test('is refused with the required number', () => {
    expect(whyNotPassword('1234567', 8)).toEqual({
      kind: 'invalid',
      code: 'accounts.passwordWeak',
      params: { min: 8 },
    })
    expect(whyNotPassword('12345678', 8)).toBeNull()
  })
})

test('words around an account are its address, its name and their parts', () => {
  const words = wordsAround({ email: 'dana.driver@example.com', fullName: 'Dana V Driver' })

  expect(words).toContain('dana.driver')
  expect(words).toContain('driver')
  expect(words).toContain('Driver')
  expect(words).not.toContain('V')
})
