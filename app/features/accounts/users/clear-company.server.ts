import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { lockMember } from './queries.server.ts'

/** Removes a misleading company from a user's listings ([BIZ-05]). The log keeps its name; the user may write another. */
export function clearCompany(ctx: AdminCtx, userId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    assertFound(await lockMember(ctx.db, userId), 'accounts.noSuchAccount')
    const stored = await ctx.db
      .selectFrom('profiles')
      .select(['companyName', 'companyLogo'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (!stored.companyName && !stored.companyLogo) return
    await ctx.db
      .updateTable('profiles')
      .set({ companyName: '', companyLogo: '', updatedAt: ctx.now })
      .where('id', '=', userId)
      .execute()
    const details = { before: stored.companyName, after: '' }
    await record(ctx, { action: 'clear_user_company', targetType: 'user', targetId: userId, details })
  })
}
