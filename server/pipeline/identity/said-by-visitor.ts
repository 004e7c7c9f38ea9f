import { type Locale, pickLocale } from '#app/lib/locale.ts'
import { type Theme, themeOf } from '#app/lib/theme.ts'
import { targetOf } from '#server/pipeline/address-of.ts'

const LANG = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/u
const TRANSLATE = /(?:^|;\s*)translate=1(?:;|$)/u

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

/** Returns the language of the response: `?lang=`, then the visitor's or user's choice, then the browser's. */
export function localeOf({ url, headers }: RequestParts, userLocale: Locale | null = null): Locale {
  const target = targetOf(url)
  const query = target.indexOf('?')
  // Names may be percent-encoded: `?l%61ng=ru`.
  const hasLang = query !== -1 && /lang=|%/u.test(target.slice(query))
  return pickLocale({
    query: hasLang ? new URLSearchParams(target.slice(query)).get('lang') : null,
    chosen: LANG.exec(headers.get('cookie') ?? '')?.[1] ?? userLocale,
    browser: headers.get('accept-language'),
  })
}
