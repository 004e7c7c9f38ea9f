import type { Translate } from '#app/i18n/translate.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'

/** What the head of a page says, put together by its loader, where the language is known. */
export type PageMeta = {
  readonly title: string
  readonly description: string
  /** The address of the page without the language, absolute. */
  readonly canonical: string
  readonly locale: Locale
  /** A picture for sharing, absolute. */
  readonly image?: string
  readonly index?: boolean
}

type Said = { title: string; description: string; path: string; image?: string; index?: boolean }

/** The head of a public page: title with the site's name, canonical address, and whether search engines may keep it. */
export function pageMeta(
  site: { publicUrl: string },
  t: Pick<Translate, 'locale' | 'said'>,
  said: Said,
): PageMeta {
  const name = t.said('common.siteName')
  return {
    title: `${said.title} · ${name}`,
    description: said.description,
    canonical: site.publicUrl + said.path,
    locale: t.locale,
    image: said.image ?? `${site.publicUrl}/share.png`,
    index: said.index ?? true,
  }
}

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', es: 'es_US' }

/** An address in one language ([LANG-06]). */
export function inLanguageUrl(url: string, locale: Locale): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`
}

/** The tags of a head: title, description, canonical, the three alternates with x-default, Open Graph. */
export function metaTags(page: PageMeta | undefined) {
  if (!page) return []
  const { title, description, canonical, locale, image, index } = page
  const alternates = LOCALES.map((language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: language,
    href: inLanguageUrl(canonical, language),
  }))
  return [
    { title },
    { name: 'description', content: description },
    ...(index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...alternates,
    { tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: canonical },
    { property: 'og:site_name', content: 'Haulpost' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale] },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
