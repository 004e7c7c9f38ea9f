import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { lockMember } from './queries.server.ts'

type Asked = { readonly userId: string; readonly verified: boolean }

/** Marks a user as verified, or removes the mark ([USR-03]). */
export function verifyUser(ctx: AdminCtx, { userId, verified }: Asked): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    if (user.isVerified === verified) return
    await ctx.db
      .updateTable('profiles')
      .set({ isVerified: verified, updatedAt: ctx.now })
      .where('id', '=', userId)
      .execute()
    const details = { before: user.isVerified, after: verified }
    await record(ctx, {
      action: 'toggle_user_verification',
      targetType: 'user',
      targetId: userId,
      details,
    })
  })
}
