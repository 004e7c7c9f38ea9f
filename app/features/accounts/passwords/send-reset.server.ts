import type { Locale } from '#app/lib/locale.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { resetMail } from '../emails/account-mails.tsx'
import type { Goal } from '../sign-in/goal.ts'
import { issueLink, type TokenCtx } from '../tokens/issue-link.server.ts'

type Recipient = {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly language: Locale
  readonly goal?: Goal
}

/** Emails the link to a new password, in the caller's transaction. Older links stop working. */
export async function sendReset(
  ctx: TokenCtx,
  { id, email, fullName, language, goal }: Recipient,
): Promise<void> {
  const url = await issueLink(ctx, { userId: id, purpose: 'reset-password', email, ...(goal && { goal }) })
  await sendEmail(ctx, {
    template: 'accounts.reset-password',
    isAwaited: true,
    recipient: email,
    language,
    write: (t) => resetMail(t, { name: fullName, url }),
  })
}
