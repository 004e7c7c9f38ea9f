import { record } from '#app/features/audit/record-action.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endSession } from '../sessions/end-sessions.server.ts'

/**
 * Ends a session by its secret ([AUTH-08]). One that has ended already, or never existed, is no error.
 */
export function signOut(ctx: Ctx, session: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const userId = await endSession(ctx, session)
    if (!userId) return
    await record(ctx, { action: 'sign_out', targetType: 'user', targetId: userId })
  })
}
