import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { centsTyped, refundForm } from './schema.ts'

const FORM = {
  refundId: '00000000-0000-4000-8000-000000000001',
  extent: 'part',
  amount: '25',
  reason: 'Goodwill',
}
const read = (given: object) => refundForm(TRANSLATE.en).safeParse({ ...FORM, ...given })

describe('[PAY-08] the amount of a refund', () => {
  test.each([
    ['25', 2500],
    ['$25.5', 2550],
    [' 1,250.05 ', 125_005],
    ['0.01', 1],
  ])('%s is read to the cent', (typed, cents) => {
    expect(centsTyped(typed)).toBe(cents)
    expect(read({ amount: typed }).data).toMatchObject({ amount: cents })
  })

  test.each([
    '',
    '0',
    '0.00',
    '-5',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '2.505',
    '1,25',
    '25 USD',
    '９',
    '99999999',
  ])('“%s” is refused at its field', (typed) => {
    const issues = read({ amount: typed }).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['amount'])
  })

  test('and the reason are judged together, each at its field', () => {
    const issues = read({ amount: '0', reason: '' }).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(['amount', 'reason'])
  })

  test('is not needed for all that is left, and a reason always is', () => {
    expect(read({ extent: 'whole', amount: '' }).data).toMatchObject({ extent: 'whole' })
    expect(read({ reason: '  ' }).success).toBe(false)
    expect(read({ reason: 'x'.repeat(301) }).success).toBe(false)
    expect(read({ refundId: 'mine' }).success).toBe(false)
    expect(read({ extent: 'all of it' }).success).toBe(false)
  })
})
