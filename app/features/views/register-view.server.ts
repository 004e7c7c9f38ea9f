import { addBillboardView } from '#app/features/billboards/add-view.server.ts'
import { addListingView } from '#app/features/listings/add-view.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { countOnce } from './count-once.server.ts'
import { findPublicItem } from './queries.server.ts'
import type { ItemName } from './schema.ts'

const ADD_VIEW = { listing: addListingView, banner: addBillboardView } as const

/** Whether one network has viewed an item more often than the users behind one address would. */
async function isTooMuch(ctx: Ctx, itemId: string): Promise<boolean> {
  return (await takeToken(ctx, 'viewsOfItem', `${networkOf(ctx.visitor.address)} ${itemId}`)) !== null
}

/** Counts that an item was opened ([DET-04]). Returns its views, counted or not. */
export async function registerView(ctx: Ctx, name: ItemName): Promise<number> {
  const item = await findPublicItem(ctx.db, name, ctx.now)
  assertFound(item, 'views.noSuchItem')
  if (await isTooMuch(ctx, item.id)) return item.views

  return inTransaction(ctx, async (ctx) => {
    if (!(await countOnce(ctx, item, 'view'))) return item.views
    return ADD_VIEW[item.kind](ctx.db, item.id)
  })
}
