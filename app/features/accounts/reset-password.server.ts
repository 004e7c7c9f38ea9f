import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { assertGoodPassword } from './check-password.server.ts'
import { endAllSessions } from './end-sessions.server.ts'
import { notifyNewPassword } from './notify-password.server.ts'
import { deletePasskeys } from './passkeys/delete-passkeys.server.ts'
import { findUser, type User } from './queries.server.ts'
import { setPassword } from './set-password.server.ts'
import { consumeLink, readLink } from './tokens/consume-link.server.ts'

type Input = { readonly token: string; readonly password: string }

/** What else ended, for the user to know. */
export type Reset = { readonly passkeysEnded: boolean }

const INVALID = 'accounts.resetTokenInvalid'

const linkOf = (token: string) => ({ token, purpose: 'reset-password' }) as const

async function personBehind(ctx: Ctx, token: string): Promise<User> {
  const { userId } = await readLink(ctx, linkOf(token), INVALID)
  const person = await findUser(ctx.db, userId)
  assertFound(person, INVALID)
  return person
}

/**
 * Sets a new password with the link of an email and signs out everywhere ([AUTH-06]). Passkeys are deleted: they open
 * the account without the password, and one may be an intruder's. Two-factor stays: access to the mailbox alone must
 * not remove it. Whoever has the email has the mailbox, so the address counts as confirmed.
 */
export async function resetPassword(ctx: Ctx, { token, password }: Input): Promise<Reset> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  const person = await personBehind(ctx, token)
  assertGoodPassword(password, person, ctx.site)
  const hash = await hashPassword(password)

  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    // Once more, and now for good: somebody else may have been quicker while we were hashing.
    await consumeLink(ctx, linkOf(token), INVALID)
    await setPassword(ctx, person.id, hash)
    await db
      .updateTable('profiles')
      .set({ emailVerified: true, updatedAt: now })
      .where('id', '=', person.id)
      .execute()
    await endAllSessions(ctx, person.id, { undo: true })
    const passkeysEnded = (await deletePasskeys(ctx, person.id)) > 0
    await notifyNewPassword(ctx, person, { passkeysEnded })
    await record(ctx, { action: 'password_reset', targetType: 'user', targetId: person.id }, person)
    return { passkeysEnded }
  })
}
