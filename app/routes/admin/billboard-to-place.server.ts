import { findBillboard } from '#app/features/fulfilment/mark-billboards.server.ts'
import type { EditorItem } from '#app/features/layouts/editor/editor-state.ts'
import { isUuid } from '#app/lib/public-id.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Returns the billboard an editor was opened for: `?place=<id>`. Null without one, and for one that is gone. */
export async function billboardToPlace(ctx: Ctx, url: URL): Promise<EditorItem | null> {
  const id = url.searchParams.get('place')
  return isUuid(id) ? ((await findBillboard(ctx.db, id, ctx)) ?? null) : null
}
