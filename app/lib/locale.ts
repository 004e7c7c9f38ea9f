export const LOCALES = ['en', 'ru', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** The language for visitors whose browser asks for none of ours. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Each language as it is written in the United States: 12,345 in Spanish too, where Spain would write 12.345. */
export const AMERICAN = { en: 'en-US', ru: 'ru-RU', es: 'es-US' } as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/**
 * Returns the language of a first visit: the first that the browser asks for and the site has ([LANG-01], 0077). Browsers
 * list languages in the order of preference.
 */
export function localeOfBrowser(acceptLanguage: string | null | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map((choice) => choice.trim().toLowerCase().slice(0, 2))
  return wanted.find(isLocale) ?? DEFAULT_LOCALE
}

/** Returns the language by order of authority: the address (`?lang=`), the user's choice, then the browser (D-20). */
export function pickLocale(says: { query?: unknown; chosen?: unknown; browser?: string | null }): Locale {
  if (isLocale(says.query)) return says.query
  return isLocale(says.chosen) ? says.chosen : localeOfBrowser(says.browser)
}
