import type { Locale } from '#app/lib/locale.ts'

// A module of its own: only a page that is being translated loads it.

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=translatorIsHere'

/** A late script is useless: people have scrolled on (D-36). */
const TIMEOUT_MS = 10_000

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
