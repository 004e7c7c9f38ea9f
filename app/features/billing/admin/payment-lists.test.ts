import { describe, expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { boundsOf, choiceOf, monthsSince, netOf } from './payment-lists.ts'
import { parseMonth, parsePaymentsQuery } from './schema.ts'

describe('[MON-03] months', () => {
  test('go from the first payment to now, newest first, over the turn of a year', () => {
    expect(monthsSince(new Date('2025-11-30T23:59:59Z'), NOW, DEFAULT_TIME_ZONE)).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
    ])
    expect(monthsSince(NOW, NOW, DEFAULT_TIME_ZONE)).toEqual(['2026-02'])
    expect(monthsSince(null, NOW, DEFAULT_TIME_ZONE)).toEqual([])
    expect(monthsSince(new Date('2027-01-01'), NOW, DEFAULT_TIME_ZONE)).toEqual([])
  })

  test('[LANG-09] are those of the time zone of the site', () => {
    const evening = new Date('2026-02-01T05:59:59Z')
    expect(monthsSince(evening, evening, 'America/Chicago')).toEqual(['2026-01'])
    expect(boundsOf('2025-12', 'America/Chicago')).toEqual({
      from: new Date('2025-12-01T06:00:00Z'),
      until: new Date('2026-01-01T06:00:00Z'),
    })
  })

  test.each(['2026-13', '2026-00', '26-01', '2026-1', '', "2026-01'--"])('“%s” is none', (text) =>
    expect(parseMonth(text)).toBeNull(),
  )
})

test('[MON-01] a state says what matters: a declined card, a part that went back', () => {
  const payment = { state: 'open', refundedAmount: 0, lastError: '' } as const
  expect(choiceOf(payment)).toBe('open')
  expect(choiceOf({ ...payment, lastError: 'Your card was declined.' })).toBe('failed')
  expect(choiceOf({ ...payment, state: 'paid', refundedAmount: 1 })).toBe('part')
  expect(choiceOf({ ...payment, state: 'canceled', lastError: 'Your card was declined.' })).toBe('canceled')
  expect(netOf({ count: 1, gross: 10_000, refunded: 2500 })).toBe(7500)
})

test('[MON-01] nonsense in an address is no filter', () => {
  const nonsense = new URLSearchParams('state=king&reason=x&package=tin&from=2026-02-31&user=me&listing=1%27')
  expect(Object.values(parsePaymentsQuery(nonsense)).filter(Boolean)).toEqual([])
})
