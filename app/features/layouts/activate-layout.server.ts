import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockLayouts } from './lock-layouts.server.ts'

/**
 * Makes a layout the one active one ([LAY-02], D-16): the others are switched off in the same transaction, so that no
 * visitor ever sees two or none. Refuses with layouts.notFound, and then nothing changed.
 */
export function activateLayout(ctx: Ctx, { id }: { id: string }): Promise<{ name: string }> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    await lockLayouts(ctx.db)
    const all = await ctx.db
      .selectFrom('layoutConfigs')
      .select(['id', 'name', 'isActive'])
      .where((eb) => eb.or([eb('id', '=', id), eb('isActive', '=', true)]))
      .execute()
    const chosen = all.find((layout) => layout.id === id)
    assertFound(chosen, 'layouts.notFound')
    if (chosen.isActive) return { name: chosen.name }
    await ctx.db
      .updateTable('layoutConfigs')
      .set({ isActive: false, updatedAt: ctx.now })
      .where('isActive', '=', true)
      .execute()
    await ctx.db
      .updateTable('layoutConfigs')
      .set({ isActive: true, updatedAt: ctx.now })
      .where('id', '=', id)
      .execute()
    const before = all.find((layout) => layout.isActive)?.id ?? null
    await record(ctx, { action: 'layout_activate', targetType: 'layout', targetId: id, details: { before } })
    return { name: chosen.name }
  })
}
