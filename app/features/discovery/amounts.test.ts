import { describe, expect, test } from 'vitest'
import { plainPay, plainPrice } from './amounts.ts'

describe('structured data has a price when the whole text is one', () => {
  test.for([
    ['$45,000', '45000.00'],
    ['45000', '45000.00'],
    ['$1,234.50', '1234.50'],
    ['$ 900 OBO', '900.00'],
    ['$12,000, торг', '12000.00'],
    ['$700 negociable', '700.00'],
    ['US$5,000', '5000.00'],
    ['300 USD', '300.00'],
    ['Free', '0.00'],
    ['Бесплатно', '0.00'],
  ] as const)('%s is %s', ([text, price]) => {
    expect(plainPrice(text)).toBe(price)
  })

  test.for([
    '',
    'from $300',
    '$1,850 a month',
    '$1,850/mo',
    '$500–700',
    '2019 Kenworth $45,000',
    '(555) 010-0199',
    '45,00,0',
    '$45k',
    'call me',
    '$10 down, $900 a month',
  ])('“%s” is more or less than a price', (text) => {
    expect(plainPrice(text)).toBeNull()
  })
})

describe('structured data has the pay when the whole text is one', () => {
  test.for([
    ['$1,900 a week', { from: '1900.00', to: null, per: 'WEEK' }],
    ['$28–32/hr', { from: '28.00', to: '32.00', per: 'HOUR' }],
    ['$28.50 - $32.75 per hour', { from: '28.50', to: '32.75', per: 'HOUR' }],
    ['$1,900 в неделю', { from: '1900.00', to: null, per: 'WEEK' }],
    ['$250 за день', { from: '250.00', to: null, per: 'DAY' }],
    ['$25 por hora', { from: '25.00', to: null, per: 'HOUR' }],
    ['$1,500 a la semana', { from: '1500.00', to: null, per: 'WEEK' }],
    ['$5,200 al mes', { from: '5200.00', to: null, per: 'MONTH' }],
    ['$85,000 per year', { from: '85000.00', to: null, per: 'YEAR' }],
  ] as const)('%s', ([text, pay]) => {
    expect(plainPay(text)).toEqual(pay)
  })

  test.for([
    '',
    '$0.72 per mile',
    '$0.72 за милю',
    '88% of gross',
    '$1,900',
    'up to $2,000 a week',
    '2 a week',
    '$5 a constructor',
  ])('“%s” is left out', (text) => {
    expect(plainPay(text)).toBeNull()
  })
})
