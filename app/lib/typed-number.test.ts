import { expect, test } from 'vitest'
import { parseTypedNumber } from './typed-number.ts'

test.each([
  ['450k', 450_000, ''],
  ['450 K', 450_000, ''],
  ['450,000 mi', 450_000, 'mi'],
  ['450 тыс. миль', 450_000, 'миль'],
  ['450 mil', 450_000, ''],
  ['1.2 million', 1_200_000, ''],
  ['1.1k', 1100, ''],
  ['$1,500', 1500, ''],
  ['$ 1 500', 1500, ''],
  ['1 500', 1500, ''],
  ['85.000', 85_000, ''],
  ['1.234.567', 1_234_567, ''],
  ['1.234,50', 1234.5, ''],
  ['0.62', 0.62, ''],
  ['.62', 0.62, ''],
  ['0,62', 0.62, ''],
  ['0.625', 0.625, ''],
  ['62 cpm', 62, 'cpm'],
  ['62¢', 62, '¢'],
  ['$0.62/mile', 0.62, '/mile'],
])('[ATTR-13] people type %s', (typed, value, unit) => {
  expect(parseTypedNumber(typed)).toEqual({ value, unit })
})

test.each([
  '',
  ' ',
  'k',
  '$',
  '1200-1500',
  '1,20,000',
  '5 or 6',
  '-5',
  '1e9',
  'call',
  '٣٤',
  '1.2.3',
  '..',
  '0x10',
])('[ATTR-13] %s is no number', (typed) => expect(parseTypedNumber(typed)).toBeNull())
