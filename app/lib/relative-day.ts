import { relativeTimeFormat } from './formats.ts'
import type { Locale } from './locale.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns how far a time is from now, in whole hours or, from two days on, in days: '5 hours ago', 'in 3 days'. */
export function relativeDay(at: Date, now: Date, locale: Locale): string {
  const distance = at.getTime() - now.getTime()
  const inDays = Math.abs(distance) >= 2 * DAY_MS
  const format = relativeTimeFormat(locale, { numeric: 'auto' })
  return format.format(Math.trunc(distance / (inDays ? DAY_MS : HOUR_MS)), inDays ? 'day' : 'hour')
}
