import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { type EditedBillboard, lockEditedBillboard } from './queries.server.ts'
import { whyNotEditBillboard } from './rules.ts'

/** Makes the change in the given transaction, and returns what the log says of it; null when nothing changed. */
type Change = (ctx: Ctx, billboard: EditedBillboard) => Promise<Readonly<Record<string, unknown>> | null>

/**
 * One change of a billboard by its owner or an admin: rate limited, checked while it is locked, and
 * logged. Refuses billboards.notFound, billboards.wasRemoved.
 */
export async function changeBillboard(ctx: Ctx, id: string, change: Change): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const billboard = await lockEditedBillboard(ctx.db, id)
    assertFound(billboard, 'billboards.notFound')
    assertAllowed(whyNotEditBillboard(billboard, ctx.actor))
    const details = await change(ctx, billboard)
    if (details) await record(ctx, { action: 'update_ad', targetType: 'ad', targetId: id, details })
  })
}
