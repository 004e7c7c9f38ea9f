import { expect, test } from 'vitest'
import { formatCents, priceCentsOf, shownPrice } from './money.ts'

test.for([
  ['$38,500', 3_850_000],
  ['38500.5', 3_850_050],
  ['$180/mo', 18_000],
  ['12.500', 1_250_000],
  ['12,500', 1_250_000],
  ['12 500', 1_250_000],
  ['12\u00a0500', 1_250_000],
  ['12k', 1_200_000],
  ['12 тыс. $', 1_200_000],
  ['от 85.000', 8_500_000],
  ['$1,500 – $2,000', 150_000],
  ['Free', 0],
  ['бесплатно', 0],
  ['Gratis hoy', 0],
  ['Negotiable', null],
  ['', null],
  ['call (555) 010-4471', 55_500],
  ['999999999999999', null],
] as const)('[CAT-05] the price %j is %j cents', ([text, cents]) => {
  expect(priceCentsOf(text)).toBe(cents)
})

test('[PAY-01] amounts are dollars with two decimals', () => {
  expect(formatCents(4000, 'en')).toBe('$40.00')
  expect(formatCents(123_456, 'en')).toBe('$1,234.56')
  expect(formatCents(123_456, 'ru')).toBe('$1,234.56')
  expect(formatCents(123_456, 'es')).toBe('$1,234.56')
})

test.for([
  ['45000', '$45,000'],
  ['$45000', '$45,000'],
  ['$180.5', '$180.50'],
  ['$38,500', '$38,500'],
  ['$0.70/mile', '$0.70/mile'],
  ['Negotiable', 'Negotiable'],
  ['88%', '88%'],
  ['', ''],
] as const)('[CAT-04] the price %j is shown as %j', ([text, shown]) => {
  expect(shownPrice(text)).toBe(shown)
})
