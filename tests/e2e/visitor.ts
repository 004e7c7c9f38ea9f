import type { BrowserContextOptions } from '@playwright/test'

/** The languages of visitors' browsers; the last one is a language the site does not have. */
const LANGUAGES = { en: 'en-US', ru: 'ru-RU', es: 'es-US', fr: 'fr-FR' } as const
const HEIGHTS = { 320: 640, 768: 1024, 1280: 800 } as const

/** The browser's own name says that it is a robot, whose views are not counted. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The browser of a page, and what may go wrong there because the journey is about it. */
export type Visitor = {
  readonly language?: keyof typeof LANGUAGES
  readonly width?: keyof typeof HEIGHTS
  readonly javaScript?: boolean
  readonly reducedMotion?: boolean
  /** Third-party addresses this journey is about. Requests to them are blocked, and do not fail the test. */
  readonly mayAskFor?: RegExp
  /** The journey is about pictures that do not exist. */
  readonly missingPictures?: boolean
  /** The page is broken on purpose: its console errors do not fail the test. */
  readonly expectsErrors?: boolean
}

export function contextOptions(baseURL: string, visitor: Visitor): BrowserContextOptions {
  const { language = 'en', width = 1280, javaScript = true, reducedMotion = false } = visitor
  return {
    baseURL,
    userAgent: USER_AGENT,
    locale: LANGUAGES[language],
    timezoneId: 'America/Chicago',
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width === 320,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  }
}
