export const LOCALES = ['en', 'ru', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** The language for visitors whose browser asks for none of ours. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Each language as it is written in the United States: 12,345 in Spanish too, where Spain would write 12.345. */
export const AMERICAN = { en: 'en-US', ru: 'ru-RU', es: 'es-US' } as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Returns the language that Accept-Language gives the greatest weight, in lower case. The first of equals wins (RFC 9110). */
function preferredLanguage(acceptLanguage: string): string {
  const weighed = acceptLanguage.split(',').map((choice) => {
    const [language = '', weight] = choice
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/u)
    return { language, weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best)).language
}

/**
 * Returns the language of a first visit: only the browser's first choice counts ([LANG-01]); anything but ru and es
 * is English.
 */
export function localeOfBrowser(acceptLanguage: string | null | undefined): Locale {
  const first = preferredLanguage(acceptLanguage ?? '')
  if (first.startsWith('ru')) return 'ru'
  return first.startsWith('es') ? 'es' : DEFAULT_LOCALE
}

/** Returns the language by order of authority: the address (`?lang=`), the user's choice, then the browser (D-20). */
export function pickLocale(says: { query?: unknown; chosen?: unknown; browser?: string | null }): Locale {
  if (isLocale(says.query)) return says.query
  return isLocale(says.chosen) ? says.chosen : localeOfBrowser(says.browser)
}
