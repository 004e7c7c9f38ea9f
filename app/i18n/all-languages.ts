import type { Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { en } from './en/catalogue.ts'
import { es } from './es/catalogue.ts'
import { ru } from './ru/catalogue.ts'
import { makeTranslate, type Translate } from './translate.ts'

type Languages = Readonly<Record<Locale, Translate>>

const inTimeZone = (timeZone: string): Languages => ({
  en: makeTranslate('en', () => en, timeZone),
  ru: makeTranslate('ru', () => ru, timeZone),
  es: makeTranslate('es', () => es, timeZone),
})

/** Every language at once, for messages without days. A browser loads its own language only. */
export const TRANSLATE: Languages = inTimeZone(DEFAULT_TIME_ZONE)

const byTimeZone = new Map([[DEFAULT_TIME_ZONE, TRANSLATE]])

/** The same with days in the time zone of the site, for pages and emails. */
export function translateIn(timeZone: string): Languages {
  const known = byTimeZone.get(timeZone)
  if (known) return known
  const languages = inTimeZone(timeZone)
  byTimeZone.set(timeZone, languages)
  return languages
}
