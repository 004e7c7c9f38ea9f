// Days that are counted or stored are those of UTC, so that the server, the database and every browser agree. Days that
// people read or choose are those of the site's time zone: see site-calendar.ts.

export const DAY_MS = 86_400_000

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days)
}

/** The day of a moment: '2026-02-16'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Day and time of a moment: '2026-02-16 15:00:00'. */
export function timeOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

/** When a day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** When a day is over: the first moment that is no longer in it. */
export function endOfDay(day: string): Date {
  return daysAfter(startOfDay(day), 1)
}

/** So many days up to now, the present one last. */
export function lastDays(count: number, now: Date): readonly string[] {
  return Array.from({ length: count }, (_, n) => dayOf(daysBefore(now, count - 1 - n)))
}
