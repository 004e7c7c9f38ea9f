// Days that are counted or stored are UTC, so that the server, the database and every browser agree. Days that users
// read or choose are in the site's time zone: see site-calendar.ts.

export const DAY_MS = 86_400_000

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days)
}

/** Returns the day of a moment: '2026-02-16'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Returns the first moment of a day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Returns the last `count` days up to now, today last. */
export function lastDays(count: number, now: Date): readonly string[] {
  return Array.from({ length: count }, (_, n) => dayOf(daysBefore(now, count - 1 - n)))
}

/** Returns the same day of an earlier month, at the same time; the last day of that month where it is shorter. */
export function monthsBefore(moment: Date, months: number): Date {
  const first = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months, 1)
  const start = new Date(first)
  const days = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(first + (Math.min(moment.getUTCDate(), days) - 1) * DAY_MS + (moment.getTime() % DAY_MS))
}
