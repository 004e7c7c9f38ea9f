import { record } from '#app/features/audit/record-action.server.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { assertGoodPassword } from '../passwords/check-password.server.ts'
import { notifyNewPassword } from '../passwords/notify-password.server.ts'
import { setPassword } from '../passwords/set-password.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { renewSession } from '../sessions/renew-session.server.ts'
import { assertPassword, assertPasswordUnchanged } from './check-identity.server.ts'

type Input = {
  readonly currentPassword: string
  readonly newPassword: string
  /** The secret of the current session. */
  readonly session: string | null
}

/**
 * Changes the password and signs out everywhere else (D-28). Returns the new secret of the session that continues.
 */
export async function changePassword(
  ctx: PersonalCtx,
  { currentPassword, newPassword, session }: Input,
): Promise<{ readonly session: string | null }> {
  const user = await assertPassword(ctx, currentPassword)
  assertGoodPassword(newPassword, user, ctx.site)
  const hash = await hashPassword(newPassword)

  return inTransaction(ctx, async (ctx) => {
    await assertPasswordUnchanged(ctx, user)
    await setPassword(ctx, user.id, hash)
    await endAllSessions(ctx, user.id, { session, undo: true })
    const renewed = session && (await renewSession(ctx, session))
    await notifyNewPassword(ctx, user)
    await record(ctx, { action: 'password_changed', targetType: 'user', targetId: user.id })
    return { session: renewed }
  })
}
