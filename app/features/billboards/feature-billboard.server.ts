import { record } from '#app/features/audit/record-action.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/** Does for a billboard what `featureListing` does for a listing. */
export function featureBillboard(
  ctx: Ctx,
  { id, featured }: { id: string; featured: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    const billboard = await ctx.db
      .selectFrom('ads')
      .select(['featured', isPublic('ads', ctx.now).as('isPublic')])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    assertFound(billboard, 'ticker.notFound')
    if (billboard.featured === featured) return
    assertAllowed(featured && !billboard.isPublic ? refuse('conflict', 'ticker.notPublic') : null)
    await ctx.db.updateTable('ads').set({ featured, updatedAt: ctx.now }).where('id', '=', id).execute()
    await record(ctx, { action: 'toggle_featured', targetType: 'ad', targetId: id, details: { featured } })
  })
}
