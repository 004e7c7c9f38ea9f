import { inLanguage } from '#app/lib/language-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type QrCode, qrCodeOf } from '#app/ui/qr-code.ts'
import { itemPath } from '../item-card.ts'
import { type ItemKind, shortItemPath } from '../item-kinds.ts'

/** The address of a public item, to be copied, sent on, or scanned from a screen or a print. */
export type SharedAddress = { readonly address: string; readonly code: QrCode }

type Shared = { readonly kind: ItemKind; readonly publicId: number; readonly title: string }

type Sharer = Pick<Ctx, 'site' | 'locale'>

/** The code has the address without the title, which is shorter and leads there in every language. */
export function sharedAddressOf(item: Shared, { site, locale }: Sharer): SharedAddress {
  return {
    address: site.publicUrl + inLanguage(locale, itemPath(item)),
    code: qrCodeOf(site.publicUrl + shortItemPath(item.kind, item.publicId)),
  }
}
