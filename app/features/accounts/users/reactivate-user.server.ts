import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { notifyAccountChange } from './notify-account-change.server.ts'
import { lockMember } from './queries.server.ts'
import { whyNotReactivate } from './rules.ts'

/**
 * Reactivates an account that its owner deactivated (D-37): they can sign in, and their items are public. A ban
 * stays, and so does a deletion. Refuses with users.notDeactivated.
 */
export function reactivateUser(ctx: AdminCtx, { userId }: { readonly userId: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    assertAllowed(whyNotReactivate(user))
    await ctx.db
      .updateTable('profiles')
      .set({ deactivatedAt: null, updatedAt: ctx.now })
      .where('id', '=', userId)
      .execute()
    const details = { deactivatedAt: user.deactivatedAt }
    await record(ctx, { action: 'account_reactivated', targetType: 'user', targetId: userId, details })
    // A banned user could not sign in anyway.
    if (user.role !== 'banned') await notifyAccountChange(ctx, user, 'reactivated')
  })
}
