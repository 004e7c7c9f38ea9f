import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { deletePasskeys } from '../passkeys/delete-passkeys.server.ts'
import { sendReset } from '../passwords/send-reset.server.ts'
import { lockUser } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { consumeLink } from '../tokens/consume-link.server.ts'
import { deleteTwoFactorSince } from '../two-factor/delete-two-factor.server.ts'

/**
 * Gives an account its old address back, signs everyone out and emails a link for a new password: the one who changed
 * the address knew the old one. Passkeys end, and two-factor that is younger than the change: they may be the
 * intruder's. Links back to later addresses end, those to earlier ones stay valid.
 */
export async function undoEmailChange(ctx: Ctx, token: string): Promise<void> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const link = { token, purpose: 'undo-email-change' } as const
    const { userId, email, createdAt } = await consumeLink(ctx, link, 'accounts.linkInvalid')
    const user = await lockUser(db, userId)
    assertFound(user, 'accounts.noSuchAccount')

    await db.updateTable('profiles').set({ email, updatedAt: now }).where('id', '=', userId).execute()
    await endAllSessions(ctx, userId, { undo: true })
    await deletePasskeys(ctx, userId)
    await deleteTwoFactorSince(ctx, userId, createdAt)
    await db
      .deleteFrom('oneTimeTokens')
      .where('userId', '=', userId)
      .where('createdAt', '>=', createdAt)
      .where('usedAt', 'is', null)
      .execute()
    await sendReset(ctx, { ...user, email, language: user.language ?? ctx.locale })
    await record(ctx, { action: 'email_change_undone', targetType: 'user', targetId: userId }, user)
  })
}
