import { isLocale } from '#app/lib/locale.ts'
import { makeTranslate, type Translate } from './translate.ts'

// One chunk a language: a browser downloads the words it shows and no others.
const LOAD = {
  en: async () => makeTranslate('en', (await import('./en/catalogue.ts')).en),
  ru: async () => makeTranslate('ru', (await import('./ru/catalogue.ts')).ru),
  es: async () => makeTranslate('es', (await import('./es/catalogue.ts')).es),
}

/** The words of the document's language, loaded by the browser. */
export function loadTranslate(language: string): Promise<Translate> {
  return LOAD[isLocale(language) ? language : 'en']()
}
