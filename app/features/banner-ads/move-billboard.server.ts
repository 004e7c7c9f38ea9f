import { type Move, PERIOD_DAYS, whyNotMove } from '#app/features/listings/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockBillboard } from './own/queries.server.ts'
import { BILLBOARD_MOVES } from './rules.ts'

const PERIOD_MS = PERIOD_DAYS * 86_400_000

/** Makes of one's own billboard what BILLBOARD_MOVES allows ([DASH-04]). Its days begin when it is first shown (D-07). */
export function moveBillboard(
  ctx: Ctx,
  { id, to }: { readonly id: string; readonly to: Move },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockBillboard(db, id)
    assertFound(billboard, 'dashboard.noSuchItem')
    assertAllowed(whyNotMove(to, billboard, { actor, now, moves: BILLBOARD_MOVES }))
    const begins = to === 'active' && billboard.status === 'pending' && billboard.expiresAt === null
    await db
      .updateTable('ads')
      .set({ status: to, updatedAt: now })
      .$if(to !== 'active', (change) => change.set({ featured: false }))
      .$if(begins, (change) => change.set({ expiresAt: new Date(now.getTime() + PERIOD_MS) }))
      .where('id', '=', id)
      .execute()
  })
}
