import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { isLocale, type Locale } from '#app/lib/locale.ts'

/** What can be shared has an image in each language; the kinds are those of the addresses of pages. */
const SHARED_KINDS = ['home', 'categories', 'listings', 'promotions', 'users'] as const
type SharedKind = (typeof SHARED_KINDS)[number]

/** A page that can be shared, in a language: `key` is the last part of its address. */
export type ShareTarget = { readonly locale: Locale; readonly kind: SharedKind; readonly key: string }

/** The key of the home page, of which there is one. */
export const HOME_KEY = 'site'

/** How the pages of items begin their addresses. */
const KIND_OF = { listing: 'listings', banner: 'promotions' } as const satisfies Record<ItemKind, SharedKind>

type Item = { readonly kind: ItemKind; readonly publicId: number }

/** Returns the page of an item. */
export const itemTarget = ({ kind, publicId }: Item, locale: Locale): ShareTarget => ({
  locale,
  kind: KIND_OF[kind],
  key: String(publicId),
})

/** Returns where the images of a page are. The last part of their addresses is the fingerprint. */
export function shareFolder({ locale, kind, key }: ShareTarget): string {
  return `/share/${locale}/${kind}/${key}`
}

/** Returns the address of a page, without a language. */
export const pageOf = ({ kind, key }: ShareTarget): string => (kind === 'home' ? '/' : `/${kind}/${key}`)

/** The QR code of the address of a page, beside its images. */
export const CODE_FILE = 'qr.svg'

const FILE = /^(?<fingerprint>[0-9a-f]{32})\.jpg$/u

type Params = Readonly<Record<'locale' | 'kind' | 'key' | 'file', string>>

/** Returns the image that an address names, without a fingerprint the QR code; null for what is no such address. */
export function parseShareAddress({ locale, kind, key, file }: Params) {
  const sharedKind = SHARED_KINDS.find((known) => known === kind)
  const fingerprint = file === CODE_FILE ? null : FILE.exec(file)?.groups?.['fingerprint']
  if (!isLocale(locale) || !sharedKind || fingerprint === undefined) return null
  const target: ShareTarget = { locale, kind: sharedKind, key }
  return { target, fingerprint }
}
