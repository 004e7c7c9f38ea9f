import { DAY_MS } from './day.ts'
import { dateFormat } from './formats.ts'
import { AMERICAN, type Locale } from './locale.ts'

// Every day that users read in pages, emails and receipts, or choose in a form, is a day of the site's time zone.

/** The time zone of a site that sets none. */
export const DEFAULT_TIME_ZONE = 'America/Chicago'

/** The language and the time zone in which days are written. A translator is one. */
export type Calendar = { readonly locale: Locale; readonly timeZone: string }

/** What the days of a query belong to. */
export type InTimeZone = Pick<Calendar, 'timeZone'>

/** Whether this is the name of a time zone, such as 'America/Denver'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * Russian writes a year as “2026 г.”, which would end a sentence with two full stops. The year is clear without it.
 */
const YEAR_WORD = /\s?г\.(?=,|$)/u

function format(moment: Date, locale: Locale, form: Intl.DateTimeFormatOptions): string {
  return dateFormat(AMERICAN[locale], form).format(moment).replace(YEAR_WORD, '')
}

// None of these formats ends in a full stop, in any language: they may end a sentence.

/** 'Mar 17, 2026', as the language writes it; '' for no day. */
export function formatDay(moment: Date | null, { locale, timeZone }: Calendar): string {
  return moment ? format(moment, locale, { dateStyle: 'medium', timeZone }) : ''
}

/** 'March 17, 2026', as the language writes it. */
export function formatLongDay(moment: Date, { locale, timeZone }: Calendar): string {
  return format(moment, locale, { dateStyle: 'long', timeZone })
}

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** 'Mar 17, 2026, 3:04 PM CDT': day and time with their zone; '' for no moment. */
export function formatDayAndTime(moment: Date | null, { locale, timeZone }: Calendar): string {
  return moment ? format(moment, locale, { ...DAY, ...TIME, timeZone }) : ''
}

/** 'Mar 17, 2026, 3:04:05 PM CDT', where two moments may share a minute. */
export function formatDayAndSecond(moment: Date, { locale, timeZone }: Calendar): string {
  return format(moment, locale, { ...DAY, ...TIME, second: '2-digit', timeZone })
}

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
