import type { MiddlewareHandler } from 'hono'
import { inLanguage, splitLanguage } from '#app/lib/language-path.ts'
import { isLocale } from '#app/lib/locale.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { targetOf } from './address-of.ts'

/** How addresses named a language before they had a prefix for it. */
const PARAMETER = 'lang'

const isPage = (path: string) => !/^\/api\/|\.data$/u.test(path)

/** Returns the present address of one that names a language in its query (/search?q=x&lang=ru); null for any other one. */
export function languageRedirect(target: string): string | null {
  const at = target.indexOf('?')
  // Names may be percent-encoded: `?l%61ng=ru`.
  if (at === -1 || !/lang=|%/u.test(target.slice(at))) return null
  const query = new URLSearchParams(target.slice(at))
  const language = query.get(PARAMETER)
  const { path } = splitLanguage(target.slice(0, at))
  if (!isLocale(language) || !isPage(path)) return null
  query.delete(PARAMETER)
  return inLanguage(language, query.size > 0 ? `${path}?${query}` : path)
}

/** Redirects old addresses that name a language in their query to the present ones, for good ([LANG-06]). */
export const languageRedirects: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const address = isSafe(c.req.method) ? languageRedirect(targetOf(c.req.url)) : null
  return address === null ? next() : c.redirect(address, 301)
}
