import { randomBytes } from 'node:crypto'
import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { lockEditedBillboard } from '../editing/queries.server.ts'
import { whyNotEditBillboard } from '../editing/rules.ts'

const SECRET_BYTES = 24

/**
 * Makes the link by which the numbers of a billboard are read without an account, for its owner or an admin; an earlier
 * link ends. `on: false` ends it and makes none. Refuses billboards.notFound, billboards.wasRemoved.
 */
export async function shareNumbers(ctx: Ctx, { id, on }: { id: string; on: boolean }): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockEditedBillboard(db, id)
    assertFound(billboard, 'billboards.notFound')
    assertAllowed(whyNotEditBillboard(billboard, actor))
    await db.deleteFrom('statisticsLinks').where('billboardId', '=', id).execute()
    if (on) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const link = { billboardId: id, secret, madeBy: actor?.id ?? null, createdAt: now }
      await db.insertInto('statisticsLinks').values(link).execute()
    }
    if (actor?.role !== 'admin') return
    await record(ctx, { action: 'update_ad', targetType: 'ad', targetId: id, details: { sharesNumbers: on } })
  })
}
