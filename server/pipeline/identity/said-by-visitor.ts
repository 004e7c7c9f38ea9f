import { isbot } from 'isbot'
import { DEFAULT_LOCALE, isLocale, type Locale, localeOfBrowser } from '#app/lib/locale.ts'
import { PAGE_LANGUAGE } from '#app/lib/page-language.ts'
import { type Theme, themeOf } from '#app/lib/theme.ts'
import { localeInAddress, targetOf } from '#server/pipeline/address-of.ts'

const LANG = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/u
const TRANSLATE = /(?:^|;\s*)translate=1(?:;|$)/u

/** Addresses that only scripts of pages ask. */
const FOR_SCRIPTS = /^\/(?:api\/|uploads$|signin\/passkey$)/u

type Headers = Pick<Request['headers'], 'get'>
type RequestParts = { readonly url: string; readonly headers: Headers }

/** Whether a request may have a session. A false yes is only slower; a false no would be a leak. */
export function maySession(headers: Headers): boolean {
  return headers.get('cookie')?.includes('sid=') ?? false
}

/** Whether the visitor asked for the page to be translated by a third party (D-21). */
export function requestsTranslation(headers: Headers): boolean {
  const cookie = headers.get('cookie')
  return cookie !== null && TRANSLATE.test(cookie)
}

/** Returns the theme that the visitor chose ([NAV-14]). */
export const chosenTheme = (headers: Headers): Theme => themeOf(headers.get('cookie'))

/**
 * Whether a request says that a program sent it that reads pages for others, such as a search engine. A browser without a window
 * reads for the user whose language it states.
 */
function isRobot(headers: Headers): boolean {
  const name = headers.get('user-agent')
  return isbot(name) && !name?.includes('HeadlessChrome')
}

/**
 * Returns the language that the reader of a page wants: the choice, then the browser's ([LANG-01]). Robots read English
 * where the address names no language.
 */
function readersLocale(headers: Headers, userLocale: Locale | null | undefined): Locale {
  const chosen = LANG.exec(headers.get('cookie') ?? '')?.[1] ?? userLocale
  if (isLocale(chosen)) return chosen
  const browser = localeOfBrowser(headers.get('accept-language'))
  return browser === DEFAULT_LOCALE || isRobot(headers) ? DEFAULT_LOCALE : browser
}

/** Returns the language that a script of a page names: endpoints answer in the language of the page that asks. */
function localeOfPage({ url, headers }: RequestParts): Locale | null {
  if (!FOR_SCRIPTS.test(targetOf(url))) return null
  const named = headers.get(PAGE_LANGUAGE)
  return isLocale(named) ? named : null
}

/** Returns the language of the response: that of the address or of the asking page, else the reader's. */
export function localeOf(request: RequestParts, userLocale?: Locale | null): Locale {
  return localeInAddress(request.url) ?? localeOfPage(request) ?? readersLocale(request.headers, userLocale)
}

/**
 * Returns the language to offer on a page whose address names another one ([LANG-06]); null where there is none to offer, and
 * for robots, which find all languages in the head.
 */
export function offeredLocale({ url, headers }: RequestParts, userLocale?: Locale | null): Locale | null {
  const shown = localeInAddress(url)
  if (shown === null) return null
  const wanted = readersLocale(headers, userLocale)
  if (wanted === shown) return null
  const isReader = LANG.test(headers.get('cookie') ?? '') || isLocale(userLocale)
  return isReader || (headers.get('accept-language') && !isRobot(headers)) ? wanted : null
}
