import { type Move, whyNotMove } from '#app/features/items/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockBillboard } from './own/queries.server.ts'
import { BILLBOARD_MOVES } from './rules.ts'
import { startPaidTime } from './start-paid-time.server.ts'

/**
 * Changes the status of one's own billboard as BILLBOARD_MOVES allows ([DASH-04]). Its paid time starts when it is
 * first shown (D-07).
 */
export function moveBillboard(
  ctx: Ctx,
  { id, to }: { readonly id: string; readonly to: Move },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockBillboard(db, id)
    assertFound(billboard, 'dashboard.noSuchItem')
    assertAllowed(whyNotMove(to, billboard, { actor, now, moves: BILLBOARD_MOVES }))
    await db
      .updateTable('ads')
      .set({ status: to, updatedAt: now })
      .$if(to !== 'active', (change) => change.set({ featured: false }))
      .where('id', '=', id)
      .execute()
    if (to === 'active') await startPaidTime(ctx, id)
  })
}
