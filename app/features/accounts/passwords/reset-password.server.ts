import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { deletePasskeys } from '../passkeys/delete-passkeys.server.ts'
import { findUser, type User } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { parseGoal, withGoal } from '../sign-in/goal.ts'
import { consumeLink, readLink } from '../tokens/consume-link.server.ts'
import { assertGoodPassword } from './check-password.server.ts'
import { notifyNewPassword } from './notify-password.server.ts'
import { setPassword } from './set-password.server.ts'

type Input = { readonly token: string; readonly password: string }

/** What else ended, for the user to know. */
export type Reset = {
  readonly passkeysEnded: boolean
  /** Where signing in leads afterwards. */
  readonly signInAt: string
}

const INVALID = 'accounts.resetTokenInvalid'

const linkOf = (token: string) => ({ token, purpose: 'reset-password' }) as const

async function userOfToken(ctx: Ctx, token: string): Promise<User> {
  const { userId } = await readLink(ctx, linkOf(token), INVALID)
  const user = await findUser(ctx.db, userId)
  assertFound(user, INVALID)
  return user
}

/**
 * Sets a new password with the link of an email and signs out everywhere ([AUTH-06]). Passkeys are deleted: they open
 * the account without the password, and one may be an intruder's. Two-factor stays: access to the mailbox alone must
 * not remove it. The link proves access to the mailbox, so the address counts as confirmed.
 */
export async function resetPassword(ctx: Ctx, { token, password }: Input): Promise<Reset> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  const user = await userOfToken(ctx, token)
  assertGoodPassword(password, user, ctx.site)
  const hash = await hashPassword(password)

  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    // Checked again: another request may have used the link while this one was hashing.
    const { goal } = await consumeLink(ctx, linkOf(token), INVALID)
    await setPassword(ctx, user.id, hash)
    await db
      .updateTable('profiles')
      .set({ emailVerified: true, updatedAt: now })
      .where('id', '=', user.id)
      .execute()
    await endAllSessions(ctx, user.id, { undo: true })
    const passkeysEnded = (await deletePasskeys(ctx, user.id)) > 0
    await notifyNewPassword(ctx, user, { passkeysEnded })
    await record(ctx, { action: 'password_reset', targetType: 'user', targetId: user.id }, user)
    return { passkeysEnded, signInAt: withGoal('/signin', parseGoal(new URLSearchParams(goal))) }
  })
}
