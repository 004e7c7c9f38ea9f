import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockLayouts } from './lock-layouts.server.ts'

/** Deletes a layout. What was drawn stays in the log. Without an active one the home page shows the newest ([HOME-04]). */
export function deleteLayout(ctx: Ctx, { id }: { id: string }): Promise<{ name: string }> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor) ?? whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
    await lockLayouts(ctx.db)
    const gone = await ctx.db
      .deleteFrom('layoutConfigs')
      .where('id', '=', id)
      .returning(['name', 'description', 'config', 'isActive'])
      .executeTakeFirst()
    assertFound(gone, 'layouts.notFound')
    await record(ctx, { action: 'layout_delete', targetType: 'layout', targetId: id, details: gone })
    return { name: gone.name }
  })
}
