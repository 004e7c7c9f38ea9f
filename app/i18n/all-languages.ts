import type { Locale } from '#app/lib/locale.ts'
import { en } from './en/catalogue.ts'
import { es } from './es/catalogue.ts'
import { ru } from './ru/catalogue.ts'
import { makeTranslate, type Translate } from './translate.ts'

/** Every language at once: for the server and for mails. A browser loads its own language only. */
export const TRANSLATE: Readonly<Record<Locale, Translate>> = {
  en: makeTranslate('en', () => en),
  ru: makeTranslate('ru', () => ru),
  es: makeTranslate('es', () => es),
}
