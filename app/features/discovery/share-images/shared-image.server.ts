import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { SHARE_IMAGE_SIZE, type ShareImage, shareImageAlt } from '#app/lib/share-image.ts'
import { shareFingerprint } from '#app/platform/images/share/fingerprint.server.ts'
import type { SharedPicture } from '../addresses.ts'
import {
  categoryShareImage,
  homeShareImage,
  posterShareImage,
  type SharedPoster,
} from './describe-share-image.server.ts'
import { HOME_KEY, type ShareTarget, shareFolder } from './share-target.ts'

/** Returns what the head of a page says of its share image. */
export function sharedImage(target: ShareTarget, image: ShareImage): SharedPicture {
  const folder = shareFolder(target)
  return {
    path: `${folder}/${shareFingerprint(folder, image)}.jpg`,
    ...SHARE_IMAGE_SIZE,
    type: 'image/jpeg',
    alt: shareImageAlt(image),
  }
}

/** Returns the same for the home page, and for lists that are no page of their own. */
export const siteSharedImage = (t: Translate) =>
  sharedImage({ locale: t.locale, kind: 'home', key: HOME_KEY }, homeShareImage(t))

/** Returns the same for the lists of a category. */
export const categorySharedImage = (category: CategorySlug, t: Translate) =>
  sharedImage({ locale: t.locale, kind: 'categories', key: category }, categoryShareImage(category, t))

/** Returns the same for the page of a poster. */
export const posterSharedImage = (poster: SharedPoster, { id, t }: { id: string; t: Translate }) =>
  sharedImage({ locale: t.locale, kind: 'users', key: id }, posterShareImage(poster, t))
