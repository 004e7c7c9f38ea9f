import { type LanguagePrefix, prefixOf } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { en } from './en/catalogue.ts'
import { es } from './es/catalogue.ts'
import { ru } from './ru/catalogue.ts'
import { makeTranslate, type Translate } from './translate.ts'

type Languages = Readonly<Record<Locale, Translate>>
type PrefixOf = (locale: Locale) => LanguagePrefix

const inTimeZone = (timeZone: string, prefix: PrefixOf): Languages => ({
  en: makeTranslate('en', () => en, timeZone, prefix('en')),
  ru: makeTranslate('ru', () => ru, timeZone, prefix('ru')),
  es: makeTranslate('es', () => es, timeZone, prefix('es')),
})

/** Creates a function that returns the languages of a time zone, made once. */
function byTimeZone(prefix: PrefixOf): (timeZone: string) => Languages {
  const made = new Map<string, Languages>()
  return (timeZone) => {
    const languages = made.get(timeZone) ?? inTimeZone(timeZone, prefix)
    made.set(timeZone, languages)
    return languages
  }
}

/** Returns each language with days in a time zone, for emails and for pages whose address names no language. */
export const translateIn = byTimeZone(() => '')

/** Returns the same for pages whose address names their language: their links name it too ([LANG-06]). */
export const translateWithPrefixIn = byTimeZone(prefixOf)

/** Every language at once, for messages without days. A browser loads its own language only. */
export const TRANSLATE: Languages = translateIn(DEFAULT_TIME_ZONE)
