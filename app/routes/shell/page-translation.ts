import type { Locale } from '#app/lib/locale.ts'

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

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=translatorIsHere'

/** A late script is useless: people have scrolled on (D-36). */
const TIMEOUT_MS = 10_000

/** Google's own codes where they differ. */
const CODES: Readonly<Record<string, string>> = { zh: 'zh-CN' }

// The widget's own cookie says what to translate into; ours tells the server to allow the widget in this document.
function remember(value: { from: Locale; into: string } | null): void {
  const life = value ? '' : '; Max-Age=0'
  const pair = value ? `/${value.from}/${CODES[value.into] ?? value.into}` : ''
  document.cookie = `googtrans=${pair}; Path=/; SameSite=Lax${life}`
  document.cookie = `translate=${value ? '1' : ''}; Path=/; SameSite=Lax${life}`
}

/** Reloads this page with the translator allowed. Nothing of the third party is loaded before this (D-21). */
export function translateInto(from: Locale, into: string): void {
  remember({ from, into })
  window.location.reload()
}

/** Returns to the original page. */
export function showOriginal(): void {
  remember(null)
  window.location.reload()
}

export function translationIsOn(cookies: string): boolean {
  return /(?:^|;\s*)translate=1(?:;|$)/u.test(cookies)
}

declare global {
  interface Window {
    translatorIsHere?: () => void
    google?: { translate?: { TranslateElement?: new (options: object, place: string) => unknown } }
  }
}

/** Loads the translator into the element with this id. Returns whether it loaded. */
export function loadTranslator(from: Locale, place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    window.translatorIsHere = () => {
      const Translator = window.google?.translate?.TranslateElement
      if (Translator) new Translator({ pageLanguage: from, autoDisplay: false }, place)
      resolve(Boolean(Translator))
    }
    script.addEventListener('error', () => resolve(false))
    setTimeout(() => resolve(false), TIMEOUT_MS)
    script.src = SCRIPT
    document.head.append(script)
  })
}
