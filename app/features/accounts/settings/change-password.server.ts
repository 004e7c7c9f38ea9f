import { record } from '#app/features/audit/record-action.server.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { assertGoodPassword } from '../check-password.server.ts'
import { endAllSessions } from '../end-sessions.server.ts'
import { notifyNewPassword } from '../notify-password.server.ts'
import { setPassword } from '../set-password.server.ts'
import { assertPassword, assertPasswordUnchanged } from './check-identity.server.ts'
import { renewSession } from './renew-session.server.ts'

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
  const person = await assertPassword(ctx, currentPassword)
  assertGoodPassword(newPassword, person, ctx.site)
  const hash = await hashPassword(newPassword)

  return inTransaction(ctx, async (ctx) => {
    await assertPasswordUnchanged(ctx, person)
    await setPassword(ctx, person.id, hash)
    await endAllSessions(ctx, person.id, { session, undo: true })
    const renewed = session && (await renewSession(ctx, session))
    await notifyNewPassword(ctx, person)
    await record(ctx, { action: 'password_changed', targetType: 'user', targetId: person.id })
    return { session: renewed }
  })
}
