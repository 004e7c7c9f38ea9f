import { describe, expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { DEFAULT_TIME_ZONE, formatDay, formatDayAndTime, formatLongDay, isTimeZone } from './site-calendar.ts'
import { dayIn, endOfDayIn, startOfDayIn } from './zoned-day.ts'

const at = (iso: string) => new Date(iso)
const calendar = (locale: Locale, timeZone = DEFAULT_TIME_ZONE) => ({ locale, timeZone })

const HOUR_MS = 3_600_000
const hoursOf = (day: string, timeZone = DEFAULT_TIME_ZONE) =>
  (endOfDayIn(timeZone, day).getTime() - startOfDayIn(timeZone, day).getTime()) / HOUR_MS

test('a day is written as the language writes it, and no day is nothing', () => {
  expect(formatDay(at('2026-03-17T15:00:00Z'), calendar('en'))).toBe('Mar 17, 2026')
  expect(formatDay(at('2026-03-17T15:00:00Z'), calendar('ru'))).toBe('17 мар. 2026')
  expect(formatDay(at('2026-03-17T15:00:00Z'), calendar('es'))).toBe('17 mar 2026')
  expect(formatDay(null, calendar('en'))).toBe('')
})

describe('around midnight in UTC', () => {
  test('pages, mails and receipts name the same day: that of the site', () => {
    const late = at('2026-12-23T03:00:00Z')

    expect(formatDay(late, calendar('en'))).toBe('Dec 22, 2026')
    expect(formatLongDay(late, calendar('en'))).toBe('December 22, 2026')
    expect(formatDayAndTime(late, calendar('en'))).toBe('Dec 22, 2026, 9:00 PM CST')
    expect(dayIn(DEFAULT_TIME_ZONE, late)).toBe('2026-12-22')
  })

  test.each([
    ['2026-07-01T04:59:59.999Z', '2026-06-30'],
    ['2026-07-01T05:00:00.000Z', '2026-07-01'],
    ['2027-01-01T05:59:59.999Z', '2026-12-31'],
    ['2027-01-01T06:00:00.000Z', '2027-01-01'],
  ])('%s belongs to %s', (moment, day) => {
    expect(dayIn(DEFAULT_TIME_ZONE, at(moment))).toBe(day)
  })

  test('another time zone has another day', () => {
    expect(formatDay(at('2026-12-23T03:00:00Z'), calendar('en', 'UTC'))).toBe('Dec 23, 2026')
    expect(dayIn('Pacific/Kiritimati', at('2026-12-22T10:00:00Z'))).toBe('2026-12-23')
  })
})

describe('when clocks change', () => {
  test('the day in March has 23 hours', () => {
    expect(startOfDayIn(DEFAULT_TIME_ZONE, '2026-03-08')).toEqual(at('2026-03-08T06:00:00Z'))
    expect(endOfDayIn(DEFAULT_TIME_ZONE, '2026-03-08')).toEqual(at('2026-03-09T05:00:00Z'))
    expect([hoursOf('2026-03-07'), hoursOf('2026-03-08'), hoursOf('2026-03-09')]).toEqual([24, 23, 24])
  })

  test('the day in November has 25 hours, and the hour that comes twice is in it both times', () => {
    expect(startOfDayIn(DEFAULT_TIME_ZONE, '2026-11-01')).toEqual(at('2026-11-01T05:00:00Z'))
    expect(endOfDayIn(DEFAULT_TIME_ZONE, '2026-11-01')).toEqual(at('2026-11-02T06:00:00Z'))
    expect(hoursOf('2026-11-01')).toBe(25)
    expect(formatDayAndTime(at('2026-11-01T06:30:00Z'), calendar('en'))).toBe('Nov 1, 2026, 1:30 AM CDT')
    expect(formatDayAndTime(at('2026-11-01T07:30:00Z'), calendar('en'))).toBe('Nov 1, 2026, 1:30 AM CST')
  })

  test('a day without midnight begins an hour later, and one with two of them at the first', () => {
    expect(startOfDayIn('America/Santiago', '2026-09-06')).toEqual(at('2026-09-06T04:00:00Z'))
    expect(startOfDayIn('America/Havana', '2026-11-01')).toEqual(at('2026-11-01T04:00:00Z'))
  })
})

test.each([
  'America/Chicago',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
])('in %s each day of a year begins where the one before it ends', (timeZone) => {
  for (let n = 0; n < 366; n += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
    const start = startOfDayIn(timeZone, day)
    expect(dayIn(timeZone, start)).toBe(day)
    expect(dayIn(timeZone, new Date(start.getTime() - 1))).not.toBe(day)
    expect(dayIn(timeZone, new Date(endOfDayIn(timeZone, day).getTime() - 1))).toBe(day)
  }
})

test('only names of time zones are taken', () => {
  expect(['America/Chicago', 'America/Denver', 'UTC'].filter((name) => !isTimeZone(name))).toEqual([])
  expect(['Chicago', 'America/Nowhere', '', 'CST6CDT; drop table'].filter(isTimeZone)).toEqual([])
})
