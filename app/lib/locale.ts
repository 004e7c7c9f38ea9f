export const LOCALES = ['en', 'ru', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** The language for visitors whose browser asks for none of ours. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Each language as it is written in the United States: 12,345 in Spanish too, where Spain would write 12.345. */
export const AMERICAN = { en: 'en-US', ru: 'ru-RU', es: 'es-US' } as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Returns the languages of Accept-Language (RFC 9110) as two letters, those with the greatest weight first. */
function languagesByWeight(acceptLanguage: string): readonly string[] {
  return acceptLanguage
    .split(',')
    .map((choice) => {
      const [language = '', weight] = choice
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/u)
      return { language: language.slice(0, 2), weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}

/**
 * Returns the language of a first visit: the one that the browser wants most of those that the site has ([LANG-01],
 * 0074).
 */
export function localeOfBrowser(acceptLanguage: string | null | undefined): Locale {
  return languagesByWeight(acceptLanguage ?? '').find(isLocale) ?? DEFAULT_LOCALE
}
