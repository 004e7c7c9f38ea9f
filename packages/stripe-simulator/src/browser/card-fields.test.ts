import { describe, expect, test } from 'vitest'
import { cardParameters, IS_COMPLETE, SHOWN } from './card-fields.ts'

describe('[PAY-02] a card field', () => {
  test.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '4242-4242 42a', '4242 4242 42'],
    ['number', '42'.repeat(20), '4242 4242 4242 4242 424'],
    ['expiry', '1', '1'],
    ['expiry', '5', '05'],
    ['expiry', '1234', '12 / 34'],
    ['expiry', '12 / 3', '12 / 3'],
    ['code', '12345', '1234'],
  ] as const)('%s shows “%s” as “%s”', (field, typed, shown) => {
    expect(SHOWN[field](typed)).toBe(shown)
    expect(SHOWN[field](shown)).toBe(shown)
  })

  test.each([
    ['number', '4242 4242 4242 42', true],
    ['number', '4242 4242 4242 4', false],
    ['expiry', '12 / 34', true],
    ['expiry', '12 / 3', false],
    ['code', '123', true],
    ['code', '12', false],
  ] as const)('%s with “%s” is complete: %s', (field, value, isComplete) => {
    expect(IS_COMPLETE[field](value)).toBe(isComplete)
  })

  test('goes to the provider as its interface wants it', () => {
    expect(cardParameters({ number: '4242 4242 4242 4242', expiry: '12 / 34', code: '123' })).toEqual({
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '34',
      'card[cvc]': '123',
    })
  })
})
