import { DEFAULT_LOCALE, type Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { invitationMail } from '../emails/account-mails.tsx'

type Invited = { readonly email: string; readonly fullName: string; readonly language: Locale | null }

/**
 * Invites the user of an imported account to set a password, in the caller's transaction. The email leads to the page that
 * sends a link: a link in the email itself would have to work for weeks.
 */
export function sendInvitation(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  { email, fullName, language }: Invited,
): Promise<void> {
  return sendEmail(ctx, {
    template: 'accounts.invitation',
    recipient: email,
    language: language ?? DEFAULT_LOCALE,
    write: (t) => invitationMail(t, { name: fullName, email, url: `${ctx.site.publicUrl}/forgot-password` }),
  })
}
