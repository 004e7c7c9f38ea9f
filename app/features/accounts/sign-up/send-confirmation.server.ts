import type { Locale } from '#app/lib/locale.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { confirmMail } from '../emails/account-mails.tsx'
import type { Goal } from '../sign-in/goal.ts'
import { issueLink, type TokenCtx } from '../tokens/issue-link.server.ts'

type Newcomer = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly language: Locale
  readonly goal?: Goal
}

/** Emails the link that confirms an address, in the caller's transaction. Older links stop working. */
export async function sendConfirmation(
  ctx: TokenCtx,
  { id, email, fullName, language, goal }: Newcomer,
): Promise<void> {
  const url = await issueLink(ctx, { userId: id, purpose: 'confirm-email', email, ...(goal && { goal }) })
  await sendEmail(ctx, {
    template: 'accounts.confirm-email',
    isAwaited: true,
    recipient: email,
    language,
    write: (t) => confirmMail(t, { name: fullName, url }),
  })
}
