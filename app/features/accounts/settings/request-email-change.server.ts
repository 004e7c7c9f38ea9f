import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { changeEmailMail } from '../emails/account-mails.tsx'
import { isTaken } from '../queries.server.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import { assertPassword, assertPasswordUnchanged } from './check-identity.server.ts'

type Input = { readonly email: string; readonly password: string }

/** Asks the new address for a confirmation; until that comes the old one stays in use ([DASH-07]). */
export async function requestEmailChange(ctx: PersonalCtx, { email, password }: Input): Promise<void> {
  const user = await assertPassword(ctx, password)
  assertAllowed(email === user.email ? refuse('conflict', 'accounts.sameEmail') : null)
  assertAllowed(await takeToken(ctx, 'changeEmail'))
  assertAllowed(await takeToken(ctx, 'mailToTarget', email))
  const taken = await isTaken(ctx.db, { email, now: ctx.now, except: user.id })
  assertAllowed(taken ? refuse('conflict', 'accounts.emailTaken') : null)

  await inTransaction(ctx, async (ctx) => {
    await assertPasswordUnchanged(ctx, user)
    const url = await issueLink(ctx, { userId: user.id, purpose: 'change-email', email })
    await sendEmail(ctx, {
      template: 'accounts.change-email',
      isAwaited: true,
      recipient: email,
      language: user.language ?? ctx.locale,
      write: (t) => changeEmailMail(t, { name: user.fullName, url }),
    })
  })
}
