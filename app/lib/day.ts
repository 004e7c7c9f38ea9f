import { AMERICAN, type Locale } from './locale.ts'

/** 'Mar 17, 2026', as the language writes it. Days are those of UTC, so that the server and every browser agree. */
export function formatDay(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(AMERICAN[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}
