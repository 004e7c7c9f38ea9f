import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { emailChangedMail } from '../emails/account-mails.tsx'
import { isTaken, lockUser, type User } from '../queries.server.ts'
import { endAllSessions } from '../sessions/end-sessions.server.ts'
import { renewSession } from '../sessions/renew-session.server.ts'
import { freeAddress } from '../sign-up/free-address.server.ts'
import { consumeLink } from '../tokens/consume-link.server.ts'
import { issueLink } from '../tokens/issue-link.server.ts'

type Input = {
  readonly token: string
  /** The secret of this browser's session, if there is one. */
  readonly session: string | null
}

/** Notifies the old address, with the link that undoes the change. */
async function tellOldAddress(ctx: Ctx, user: User, newEmail: string): Promise<void> {
  const { id, email, fullName, language } = user
  const url = await issueLink(ctx, { userId: id, purpose: 'undo-email-change', email })
  await sendEmail(ctx, {
    template: 'accounts.email-changed',
    recipient: email,
    language: language ?? ctx.locale,
    write: (t) => emailChangedMail(t, { name: fullName, url, email: newEmail }),
  })
}

/** Makes the confirmed address that of the account and signs out everywhere else. */
export async function changeEmail(
  ctx: Ctx,
  { token, session }: Input,
): Promise<{ readonly session: string | null }> {
  assertAllowed(await takeToken(ctx, 'oneTimeToken'))
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const link = { token, purpose: 'change-email' } as const
    const { userId, email } = await consumeLink(ctx, link, 'accounts.linkInvalid')
    const user = await lockUser(db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    const taken = await isTaken(db, { email, now, except: userId })
    assertAllowed(taken ? refuse('conflict', 'accounts.emailTaken') : null)

    await freeAddress(ctx, email)
    await db
      .updateTable('profiles')
      .set({ email, emailVerified: true, updatedAt: now })
      .where('id', '=', userId)
      .execute()
    await endAllSessions(ctx, userId, { session, undo: true })
    await tellOldAddress(ctx, user, email)
    await record(ctx, { action: 'email_changed', targetType: 'user', targetId: userId }, user)
    const isOwn = ctx.actor?.id === userId
    return { session: isOwn && session ? await renewSession(ctx, session) : null }
  })
}
