import { expect, test } from 'vitest'
import { daysOf, timesOf } from './schema.ts'

test.each([
  ['America/Chicago', '2026-03-08T06:00:00.000Z', '2026-11-02T06:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-11-02T08:00:00.000Z'],
  ['UTC', '2026-03-08T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
])('first and last day of a banner ad are days of %s, also when clocks change', (timeZone, starts, ends) => {
  const days = { startsOn: '2026-03-08', endsOn: '2026-11-01' }

  const times = timesOf(days, timeZone)

  expect([times.startsAt?.toISOString(), times.endsAt?.toISOString()]).toEqual([starts, ends])
  expect(daysOf(times, timeZone)).toEqual(days)
})

test('a day that is not chosen leaves the time open', () => {
  expect(timesOf({}, 'America/Chicago')).toEqual({ startsAt: null, endsAt: null })
  expect(daysOf({ startsAt: null, endsAt: null }, 'America/Chicago')).toEqual({ startsOn: '', endsOn: '' })
})
