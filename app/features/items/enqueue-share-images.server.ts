import type { Ctx } from '#app/platform/ctx.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import type { ItemKind } from './item-kinds.ts'

/** The job that draws what chats show of an item. */
export const DRAW_SHARE_IMAGES = 'share-images.draw'

type Item = { readonly kind: ItemKind; readonly publicId: number }

/** Enqueues the drawing of an item's share images, in the transaction that publishes it ([SHARE-04]). */
export function enqueueShareImages(ctx: Pick<Ctx, 'db'>, { kind, publicId }: Item): Promise<void> {
  return enqueueJob(ctx, DRAW_SHARE_IMAGES, { kind, publicId })
}
