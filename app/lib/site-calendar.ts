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
