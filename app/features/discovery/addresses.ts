import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { type Picture, pictureUrl, widthsOf } from '#app/lib/picture.ts'

type Alternate = { readonly hrefLang: Locale | 'x-default'; readonly href: string }

/** Returns the addresses of a page in each language, and without one: that is English too, or in the reader's language ([LANG-06]). */
export function alternatesOf(publicUrl: string, path: string): readonly Alternate[] {
  const named = LOCALES.map((locale) => ({ hrefLang: locale, href: publicUrl + inLanguage(locale, path) }))
  return [...named, { hrefLang: 'x-default', href: publicUrl + path }]
}

/** Where the feed of a category is, or that of the whole site. */
export function feedPath(category: CategorySlug | null): string {
  return `/feeds/${category ?? 'all'}.xml`
}

/** A picture that the head of a page names. `alt` is absent where the title says it. */
export type SharedPicture = {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly type?: string
  readonly alt?: string
}

/** Returns the file of a picture for link previews: the widest up to `most` pixels. */
export function sharedPicture(picture: Picture, most = 640): SharedPicture {
  const file = widthsOf(picture).findLast((width) => width <= most) ?? 320
  const width = Math.min(file, picture.width)
  const height = Math.round((picture.height * width) / Math.max(1, picture.width))
  return { path: pictureUrl(picture.id, file), width, height }
}

/** Addresses closed to robots: personal pages, forms, and endless lists made by queries. */
export const CLOSED_TO_ROBOTS: readonly string[] = [
  '/search',
  '/compare',
  '/map',
  '/sandbox/',
  '/dashboard',
  '/admin',
  '/api/',
  '/favorites',
  '/profile',
  '/settings',
  '/report/',
  '/promotions/statistics/',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/resend-confirmation',
  '/change-email',
  '/undo-email-change',
  '/signout',
  '/session',
  '/account/',
  '/payment',
  '/post-',
  '/edit-',
  '/language',
  '/theme',
  '/dev/',
]

/** Returns the text of /robots.txt. */
export function robotsText(publicUrl: string): string {
  const closed = LOCALES.flatMap((locale) =>
    CLOSED_TO_ROBOTS.map((path) => `Disallow: ${inLanguage(locale, path)}`),
  )
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** security.txt expires on the first day of a month, this many months from now. */
const SECURITY_TEXT_MONTHS = 6

type Reachable = { readonly publicUrl: string; readonly adminEmail: string }

/**
 * Returns the text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. It changes once a month.
 */
export function securityText({ publicUrl, adminEmail }: Reachable, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SECURITY_TEXT_MONTHS))
  return [
    `Contact: mailto:${adminEmail}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
