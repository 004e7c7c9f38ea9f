import { LOCALES, type Locale } from './locale.ts'

/** What a person wrote, by language: one language or all (D-33). */
export type LocalizedText = { readonly [L in Locale]?: string }

/** The text in this language, else English, else whichever exists ([LANG-04]); '' when there is none. */
export function inLanguage(text: LocalizedText, locale: Locale): string {
  return [locale, ...LOCALES].map((language) => text[language]).find(Boolean) ?? ''
}
