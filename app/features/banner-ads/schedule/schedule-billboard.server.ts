import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { lockEditedBillboard } from '../editing/queries.server.ts'
import { whyNotEditBillboard } from '../editing/rules.ts'

type Schedule = { readonly startsAt: Date | null; readonly endsAt: Date | null }

/**
 * Says from when until when a billboard is shown, for its owner or an admin. It narrows what is approved and paid for and
 * cannot widen it. Refuses billboards.notFound, billboards.wasRemoved.
 */
export async function scheduleBillboard(
  ctx: Ctx,
  { id, startsAt, endsAt }: Schedule & { readonly id: string },
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockEditedBillboard(db, id)
    assertFound(billboard, 'billboards.notFound')
    assertAllowed(whyNotEditBillboard(billboard, actor))
    await db.updateTable('ads').set({ startsAt, endsAt, updatedAt: now }).where('id', '=', id).execute()
    if (actor?.role !== 'admin') return
    const details = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
    await record(ctx, { action: 'update_ad', targetType: 'ad', targetId: id, details })
  })
}
