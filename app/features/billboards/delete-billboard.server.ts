import { whyNotTouch } from '#app/features/items/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockBillboard } from './own/queries.server.ts'

/** Deletes one's own billboard: it disappears for everyone at once, for admins after 30 days (D-38). */
export function deleteBillboard(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockBillboard(db, id)
    assertFound(billboard, 'dashboard.noSuchItem')
    assertAllowed(whyNotTouch(billboard, actor))
    await db
      .updateTable('ads')
      .set({ deletedAt: now, featured: false, updatedAt: now })
      .where('id', '=', id)
      .execute()
  })
}
