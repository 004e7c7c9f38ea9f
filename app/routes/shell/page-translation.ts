/** The languages of the page translation ([LANG-05]), each by its own name. */
export const TRANSLATIONS = {
  en: 'English',
  es: 'Español',
  ru: 'Русский',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
  ar: 'العربية',
  hi: 'हिन्दी',
} as const

export function translationIsOn(cookies: string): boolean {
  return /(?:^|;\s*)translate=1(?:;|$)/u.test(cookies)
}
