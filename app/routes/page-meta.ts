import { alternatesOf, type SharedPicture } from '#app/features/discovery/addresses.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

type SharedImage = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly type: string
  readonly alt: string
}

/** What the head of a page says, put together by its loader, where the language is known. All addresses are absolute. */
export type PageMeta = {
  readonly title: string
  readonly description: string
  /** The address of the page in its language. */
  readonly canonical: string
  readonly alternates: ReturnType<typeof alternatesOf>
  readonly locale: Locale
  readonly type: 'website' | 'product'
  /** A picture for sharing. */
  readonly image: SharedImage
  readonly index: boolean
  /** A price in US dollars, such as '45000.00'. */
  readonly price: string | null
  readonly feed: { readonly title: string; readonly url: string } | null
  readonly previous: string | null
  readonly next: string | null
}

/** Paths are those of the site, without a language. */
type Head = {
  readonly title: string
  readonly description: string
  readonly path: string
  /** The path without words of a language, where it is another one: it is the same in each language. */
  readonly neutralPath?: string
  readonly picture?: SharedPicture | undefined
  readonly index?: boolean
  readonly type?: PageMeta['type']
  readonly price?: string | null
  readonly feed?: { readonly title: string; readonly path: string }
  readonly previous?: string | null
  readonly next?: string | null
}

const SHARE_PICTURE: SharedPicture = { path: '/share.png', width: 1200, height: 630, type: 'image/png' }

function imageOf(publicUrl: string, { title, picture }: Head, siteTitle: string): SharedImage {
  const { path, width, height, type = 'image/webp', alt } = picture ?? SHARE_PICTURE
  return { url: publicUrl + path, width, height, type, alt: alt ?? (picture ? title : siteTitle) }
}

/** The head of a public page: title with the site's name, its addresses, and whether search engines may keep it. */
export function pageMeta(
  { publicUrl }: { publicUrl: string },
  t: Pick<Translate, 'locale' | 'dynamic'>,
  head: Head,
): PageMeta {
  const { path, neutralPath = path, feed, previous, next } = head
  const name = t.dynamic('common.siteName')
  const urlOf = (to: string) => publicUrl + inLanguage(t.locale, to)
  const linked = (to: string | null | undefined) => (to ? urlOf(to) : null)
  return {
    title: `${head.title} · ${name}`,
    description: head.description,
    canonical: urlOf(t.locale === DEFAULT_LOCALE ? path : neutralPath),
    alternates: alternatesOf(publicUrl, neutralPath),
    locale: t.locale,
    type: head.type ?? 'website',
    image: imageOf(publicUrl, head, `${name}: ${t.dynamic('shell.tagline')}`),
    index: head.index ?? true,
    price: head.price ?? null,
    feed: feed ? { title: feed.title, url: urlOf(feed.path) } : null,
    previous: linked(previous),
    next: linked(next),
  }
}

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', es: 'es_US' }

const link = (attributes: Readonly<Record<string, string>>) => ({ tagName: 'link' as const, ...attributes })
const property = (name: string, content: string) => ({ property: name, content })

function linksOf({ canonical, alternates, feed, previous, next }: PageMeta) {
  return [
    link({ rel: 'canonical', href: canonical }),
    ...alternates.map((alternate) => link({ rel: 'alternate', ...alternate })),
    ...(previous ? [link({ rel: 'prev', href: previous })] : []),
    ...(next ? [link({ rel: 'next', href: next })] : []),
    ...(feed
      ? [link({ rel: 'alternate', type: 'application/rss+xml', title: feed.title, href: feed.url })]
      : []),
  ]
}

function openGraphOf({ title, description, canonical, locale, type, image, price }: PageMeta) {
  const others = LOCALES.filter((language) => language !== locale)
  return [
    property('og:site_name', 'Haulpost'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', OPEN_GRAPH_LOCALES[locale]),
    ...others.map((language) => property('og:locale:alternate', OPEN_GRAPH_LOCALES[language])),
    property('og:image', image.url),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:type', image.type),
    property('og:image:alt', image.alt),
    ...(price === null
      ? []
      : [property('product:price:amount', price), property('product:price:currency', 'USD')]),
  ]
}

/** The tags of a head: title, description, canonical, the three alternates with x-default, Open Graph. `describePage` adds structured data. */
export function metaTags(page: PageMeta | undefined) {
  if (!page) return []
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ...linksOf(page),
    ...openGraphOf(page),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a page of the administration. Search engines never see one. */
export function adminMeta({ site, t }: Pick<Ctx, 'site' | 't'>, head: { title: string; path: string }) {
  return pageMeta(site, t, { ...head, description: t('admin.title'), index: false })
}

type Tab = { readonly name: string; readonly path: string }

/** The head of a tab. Search engines have no business here. */
export function dashboardMeta({ site, t }: Pick<Ctx, 'site' | 't'>, { name, path }: Tab) {
  const title = `${name} · ${t('dashboard.title')}`
  return pageMeta(site, t, { title, description: t('dashboard.description'), path, index: false })
}
