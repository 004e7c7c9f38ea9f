import { z } from 'zod'
import { DRAW_SHARE_IMAGES } from '#app/features/items/enqueue-share-images.server.ts'
import { ITEM_KIND_NAMES } from '#app/features/items/item-kinds.ts'
import type { ShareImages } from '#app/platform/images/share/share-images.server.ts'
import { job } from '#app/platform/jobs/job.server.ts'
import { drawItemImages } from './draw-item-images.server.ts'

type Parts = { readonly images: Pick<ShareImages, 'findOrDraw'> }

export const shareImageJobs = ({ images }: Parts) => ({
  [DRAW_SHARE_IMAGES]: job(z.object({ kind: z.enum(ITEM_KIND_NAMES), publicId: z.int() }), (ctx, item) =>
    drawItemImages(ctx, images, item),
  ),
})
