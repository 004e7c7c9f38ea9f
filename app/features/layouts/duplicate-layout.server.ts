import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { truncate } from '#app/lib/text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockLayouts } from './lock-layouts.server.ts'
import { LAYOUT_LIMITS } from './rules.ts'

/** Creates an inactive copy of a layout, to change it without touching the one that is shown ([LAY-11]). */
export function duplicateLayout(
  ctx: Ctx,
  { id: from }: { id: string },
): Promise<{ id: string; name: string }> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    await lockLayouts(ctx.db)
    const original = await ctx.db
      .selectFrom('layoutConfigs')
      .select(['name', 'description', 'config'])
      .where('id', '=', from)
      .executeTakeFirst()
    assertFound(original, 'layouts.notFound')
    const name = truncate(ctx.t('layouts.copyName', { name: original.name }), LAYOUT_LIMITS.name)
    const { id } = await ctx.db
      .insertInto('layoutConfigs')
      .values({ ...original, name, createdAt: ctx.now, updatedAt: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, {
      action: 'layout_create',
      targetType: 'layout',
      targetId: id,
      details: { name, from },
    })
    return { id, name }
  })
}
