import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { everythingOf } from '../export/queries.server.ts'
import { whyNotRecentlyAuthenticated } from '../rules.ts'

/** Returns a copy of everything about the actor, to take elsewhere (D-37), as the text of a JSON file. */
export async function exportData(ctx: PersonalCtx): Promise<string> {
  assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
  assertAllowed(await takeToken(ctx, 'exportData'))
  return inTransaction(ctx, async (ctx) => {
    const { id } = ctx.actor
    await record(ctx, { action: 'data_exported', targetType: 'user', targetId: id })
    const everything = await everythingOf(ctx.db, id)
    return `${JSON.stringify({ exportedAt: ctx.now, ...everything }, null, 2)}\n`
  })
}
