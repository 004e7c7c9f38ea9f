import { DAY_MS } from './day.ts'
import { dateFormat } from './formats.ts'

// Where days of the site's time zone begin and end. Pages that only write days do not load this.

const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Returns the day of a moment in a time zone: '2026-02-16'. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish writes days as ISO 8601 does.
  return dateFormat('sv-SE', { ...NUMERIC, timeZone }).format(moment)
}

const CLOCK = { ...NUMERIC, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** Returns how far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: Date): number {
  const clock = dateFormat('sv-SE', { ...CLOCK, timeZone }).format(moment)
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000
}

/**
 * Returns when a day ('2026-03-08') begins in a time zone. Clocks may change on that day, also at midnight: the day
 * begins at the first moment that belongs to it.
 */
export function startOfDayIn(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const candidates = [-DAY_MS, DAY_MS].map(
    (side) => new Date(midnight - offsetAt(timeZone, new Date(midnight + side))),
  )
  const inside = candidates.filter((moment) => dayIn(timeZone, moment) === day)
  return new Date(Math.min(...(inside.length > 0 ? inside : candidates).map((moment) => moment.getTime())))
}

/** Returns the first moment after a day in a time zone. A day may have 23 or 25 hours. */
export function endOfDayIn(timeZone: string, day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)
  return startOfDayIn(timeZone, next.toISOString().slice(0, 10))
}
