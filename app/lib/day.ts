import { AMERICAN, type Locale } from './locale.ts'

// Days and times are those of UTC everywhere, so that the server, the database and every browser agree.

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

/** Russian writes a year as “2026 г.”: at the end of a sentence there would be two full stops. The year says it too. */
const YEAR_WORD = /\s?г\.(?=,|$)/u

function written(moment: Date, locale: Locale, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(AMERICAN[locale], form).format(moment).replace(YEAR_WORD, '')
}

// None of these ends in a full stop, in no language: they may stand at the end of a sentence.

/** 'Mar 17, 2026', as the language writes it; '' for no day. */
export function formatDay(day: Date | null, locale: Locale): string {
  return day ? written(day, locale, { dateStyle: 'medium', timeZone: 'UTC' }) : ''
}

/** 'March 17, 2026', the day it is in the time zone at that moment. */
function formatLongDay(moment: Date, locale: Locale, timeZone: string): string {
  return written(moment, locale, { dateStyle: 'long', timeZone })
}

/** 'Mar 17, 2026, 3:04 PM', in the time zone of the reader. Spanish counts 24 hours, for 'p.m.' has stops of its own. */
export function formatMoment(moment: Date, locale: Locale): string {
  const hourCycle = locale === 'es' ? 'h23' : undefined
  return written(moment, locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle })
}

/**
 * 'March 17, 2026', as the language writes it. A mail does not know the time zone of its reader: the day is that of the
 * middle of the country.
 */
export function dayInMail(at: Date, locale: Locale): string {
  return formatLongDay(at, locale, 'America/Chicago')
}
