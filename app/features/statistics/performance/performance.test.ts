import { describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { daysIn, lastPeriod, MAX_DAYS, ownPeriod, periodBefore } from './performance.ts'
import { parsePerformanceQuery } from './schema.ts'

const asked = (query: string) => parsePerformanceQuery(new URLSearchParams(query), NOW)

describe('[ADM-09] the period of the table', () => {
  test('is the last 30 days, or 7, or 90, today included', () => {
    expect(asked('').period).toEqual({ from: '2026-01-18', to: '2026-02-16' })
    expect(asked('days=7').period).toEqual({ from: '2026-02-10', to: '2026-02-16' })
    expect(daysIn(asked('days=90').period)).toBe(90)
    expect(asked('days=5').days).toBe('30')
  })

  test('or days of one’s own, in order, until today, and a year at most', () => {
    expect(asked('from=2026-02-03&to=2026-02-01')).toMatchObject({
      days: null,
      period: { from: '2026-02-01', to: '2026-02-03' },
    })
    expect(ownPeriod('2026-02-10', null, NOW)).toEqual({ from: '2026-02-10', to: '2026-02-16' })
    expect(ownPeriod('2026-02-10', '2030-01-01', NOW)).toEqual({ from: '2026-02-10', to: '2026-02-16' })
    expect(ownPeriod('2029-02-10', '2030-01-01', NOW)).toEqual({ from: '2026-02-16', to: '2026-02-16' })
    expect(daysIn(ownPeriod('2001-01-01', null, NOW) ?? lastPeriod(1, NOW))).toBe(MAX_DAYS)
    expect(asked('from=tomorrow').days).toBe('30')
  })

  test('is compared with as many days before it', () => {
    const before = periodBefore({ from: '2026-03-01', to: '2026-03-07' })
    expect(before).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  })
})

test('[ADM-09] numbers begin with the largest, titles with A; both can be turned round', () => {
  expect(asked('')).toMatchObject({ sort: 'views', isAscending: false })
  expect(asked('sort=rate&dir=asc')).toMatchObject({ sort: 'rate', isAscending: true })
  expect(asked('sort=title')).toMatchObject({ isAscending: true })
  expect(asked('sort=title&dir=desc')).toMatchObject({ isAscending: false })
  expect(asked('sort=price&dir=up')).toMatchObject({ sort: 'views', isAscending: false })
})
