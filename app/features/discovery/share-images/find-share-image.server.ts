import { publicProfile } from '#app/features/accounts/profile/queries.server.ts'
import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { findItem } from '#app/features/items/detail/queries.server.ts'
import { type ItemKind, kindWith } from '#app/features/items/item-kinds.ts'
import { countPublicListings } from '#app/features/items/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { isUuid, parsePublicId } from '#app/lib/public-id.ts'
import type { ShareImage } from '#app/lib/share-image.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import {
  categoryShareImage,
  homeShareImage,
  itemShareImage,
  posterShareImage,
} from './describe-share-image.server.ts'
import { HOME_KEY, type ShareTarget } from './share-target.ts'

type Reading = Pick<Ctx, 'db' | 'now'>

async function ofItem({ db, now }: Reading, kind: ItemKind, { key, locale }: ShareTarget) {
  const publicId = parsePublicId(key)
  const found = publicId === null ? null : await findItem(db, kind, { publicId, locale, now })
  return found?.state === 'public' ? itemShareImage(found.item, found.attributes, locale) : null
}

async function ofPoster({ db, now }: Reading, { key, locale }: ShareTarget) {
  const profile = isUuid(key) ? await publicProfile(db, key) : undefined
  if (!profile || (await countPublicListings(db, { userId: key }, now)) === 0) return null
  return posterShareImage(profile, TRANSLATE[locale])
}

/** Returns what the share image of a page shows now; null for a page that is not public. */
export async function findShareImage(ctx: Reading, target: ShareTarget): Promise<ShareImage | null> {
  const { kind, key, locale } = target
  if (kind === 'home') return key === HOME_KEY ? homeShareImage(TRANSLATE[locale]) : null
  if (kind === 'categories') return isCategorySlug(key) ? categoryShareImage(key, TRANSLATE[locale]) : null
  if (kind === 'users') return ofPoster(ctx, target)
  const itemKind = kindWith('path', `/${kind}`)
  return itemKind && ofItem(ctx, itemKind, target)
}
