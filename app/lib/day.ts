import { AMERICAN, type Locale } from './locale.ts'

/**
 * 'Mar 17, 2026', as the language writes it, in one piece that no line breaks. Days are those of UTC, so that the server
 * and every browser agree.
 */
export function formatDay(day: Date, locale: Locale): string {
  const form = new Intl.DateTimeFormat(AMERICAN[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return form.format(day).replace(/\s(?=г\.$)/u, '\u00a0')
}
