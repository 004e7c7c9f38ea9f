import { isLocale } from '#app/lib/locale.ts'
import { makeTranslate, type SpokenTranslate } from './translate.ts'

// One chunk a language: a browser downloads the words it shows and no others.
const LOAD = {
  en: async () => makeTranslate('en', (await import('./en/spoken.ts')).spokenEn),
  ru: async () => makeTranslate('ru', (await import('./ru/spoken.ts')).spokenRu),
  es: async () => makeTranslate('es', (await import('./es/spoken.ts')).spokenEs),
}

/** The words of the document's language, loaded by the browser. */
export function loadTranslate(language: string): Promise<SpokenTranslate> {
  return LOAD[isLocale(language) ? language : 'en']()
}
