import { LOCALES, type Locale } from './locale.ts'

/**
 * How addresses of each language begin. English has no prefix: an address without one is in the language of its reader
 * ([LANG-01], [LANG-06]).
 */
const PREFIXES = { en: '', ru: '/ru', es: '/es' } as const satisfies Record<Locale, string>

export type LanguagePrefix = (typeof PREFIXES)[Locale]

export const prefixOf = (locale: Locale): LanguagePrefix => PREFIXES[locale]

/**
 * A language and the rest of a path. Data of the home page is at /ru.data; endpoints have no language. /ru//host has none
 * either: without it, what is left would be the address of another site.
 */
const PREFIXED = /^\/(?<language>ru|es)(?!\/api\/|\/[/\\])(?=[/?#]|\.data(?:[?#]|$)|$)(?<rest>.*)$/su

type PagePath = {
  /** The language that the address names. */
  readonly locale: Locale | null
  /** The path of the page, as routes name it. */
  readonly path: string
}

/** Returns the language that a path begins with, and the path without it. A query stays where it is. */
export function splitLanguage(path: string): PagePath {
  const { language, rest = '' } = PREFIXED.exec(path)?.groups ?? {}
  const locale = LOCALES.find((known) => known === language) ?? null
  if (locale === null) return { locale, path }
  if (rest.startsWith('.data')) return { locale, path: `/_${rest}` }
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Returns a path of the site as an address with a prefix: /ru/search?q=x, and /ru for the home page. */
export function withPrefix(prefix: LanguagePrefix, path: string): string {
  if (prefix === '' || !path.startsWith('/')) return path
  return /^\/(?:[?#]|$)/u.test(path) ? prefix + path.slice(1) : prefix + path
}

/** Returns the address of a page in a language, from its path or its whole URL. */
export function inLanguage(locale: Locale, address: string): string {
  if (address.startsWith('/')) return withPrefix(prefixOf(locale), address)
  const { origin, pathname, search, hash } = new URL(address)
  return origin + withPrefix(prefixOf(locale), pathname + search + hash)
}

/** Returns the path of the page that a browser shows or a request asks for, as routes name it. */
export const pagePath = ({ pathname }: Pick<URL, 'pathname'>): string => splitLanguage(pathname).path
