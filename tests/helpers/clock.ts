import { daysBefore } from '#app/lib/day.ts'
/** The time of tests, unless they say otherwise: a Monday, in winter time, in the middle of a month. */
export const NOW = new Date('2026-02-16T15:00:00.000Z')

export function daysAgo(days: number, from = NOW): Date {
  return daysBefore(from, days)
}
