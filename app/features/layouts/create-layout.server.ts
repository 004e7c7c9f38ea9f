import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { HOME_GRID } from './layout-config.ts'
import { lockLayouts } from './lock-layouts.server.ts'

/** Creates an empty, inactive layout of 5 × 4, named after how many there are then ([LAY-01]). */
export function createLayout(ctx: Ctx): Promise<{ id: string; name: string }> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    await lockLayouts(ctx.db)
    const { count } = await ctx.db
      .selectFrom('layoutConfigs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const number = count + 1
    const name = ctx.t('layouts.newName', { number })
    const { id } = await ctx.db
      .insertInto('layoutConfigs')
      .values({
        name,
        description: ctx.t('layouts.newDescription', { number }),
        config: { ...HOME_GRID, positions: [] },
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, { action: 'layout_create', targetType: 'layout', targetId: id, details: { name } })
    return { id, name }
  })
}
