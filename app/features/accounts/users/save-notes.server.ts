import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { lockMember } from './queries.server.ts'

type Asked = { readonly userId: string; readonly notes: string }

/** Stores what admins want to remember about a user ([USR-07]). Users never see it; the log keeps what was replaced. */
export function saveNotes(ctx: AdminCtx, { userId, notes }: Asked): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    if (user.adminNotes === notes) return
    await ctx.db
      .updateTable('profiles')
      .set({ adminNotes: notes, updatedAt: ctx.now })
      .where('id', '=', userId)
      .execute()
    const details = { before: user.adminNotes, after: notes }
    await record(ctx, { action: 'update_user_notes', targetType: 'user', targetId: userId, details })
  })
}
