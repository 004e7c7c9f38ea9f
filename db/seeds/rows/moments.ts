export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS))
}

export function daysAfter(moment: Date, days: number): Date {
  return daysBefore(moment, -days)
}
