import type { Locale } from '#app/lib/locale.ts'
import type { MessageKey } from './translate.ts'

/** Each language's own name. */
export const LANGUAGE_NAMES = {
  en: 'shell.english',
  ru: 'shell.russian',
  es: 'shell.spanish',
} as const satisfies Record<Locale, MessageKey>
