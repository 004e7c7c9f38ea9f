import { splitLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Returns the host of an absolute http address, cut out without parsing: parsing costs more than a cached page. */
export function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  return url.slice(start, end === -1 ? undefined : end)
}

/** Returns path and query, as they are in the address. */
export function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  if (start === -1) return '/'
  const hash = url.indexOf('#', start)
  return url.slice(start, hash === -1 ? undefined : hash)
}

type Bindings = SiteEnv['Bindings'] | undefined

/**
 * Returns path and query as they came over the wire, before any library normalized them. Function calls have no wire.
 */
export function wireTarget(env: Bindings, url: string): string {
  return env?.incoming?.url ?? targetOf(url)
}

/** Returns a path without its query. */
const withoutQuery = (target: string) => {
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** Returns the path alone, without the language that it begins with: whatever is decided by path is the same in each language. */
export function pathOf(url: string): string {
  return splitLanguage(withoutQuery(targetOf(url))).path
}

/** Returns the language that an address names; null where it names none. */
export function localeInAddress(url: string): Locale | null {
  return splitLanguage(targetOf(url)).locale
}
