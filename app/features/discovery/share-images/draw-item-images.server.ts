import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { shareFingerprint } from '#app/platform/images/share/fingerprint.server.ts'
import type { ShareImages } from '#app/platform/images/share/share-images.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { findShareImage } from './find-share-image.server.ts'
import { itemTarget, shareFolder } from './share-target.ts'

/**
 * Draws the images of an item in all languages, so that the first one who shares it does not wait. Does nothing for one that
 * is not public.
 */
export async function drawItemImages(
  ctx: Pick<JobCtx, 'db' | 'now'>,
  images: Pick<ShareImages, 'findOrDraw'>,
  item: { readonly kind: ItemKind; readonly publicId: number },
): Promise<void> {
  for (const locale of LOCALES) {
    const target = itemTarget(item, locale)
    const image = await findShareImage(ctx, target)
    if (image) await images.findOrDraw(shareFingerprint(shareFolder(target), image), image)
  }
}
