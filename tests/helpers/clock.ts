/** When tests take place, unless they say otherwise: a Monday, in winter time, in the middle of a month. */
export const NOW = new Date('2026-02-16T15:00:00.000Z')

const DAY_MS = 86_400_000

export function daysAgo(days: number, from = NOW): Date {
  return new Date(from.getTime() - days * DAY_MS)
}
