import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { passwordChangedMail } from '../emails/account-mails.tsx'
import type { User } from '../queries.server.ts'

/** Reports a new password by email, in case it was not the user who changed it. */
export function notifyNewPassword(
  ctx: Ctx,
  { email, fullName, language }: User,
  { passkeysEnded = false } = {},
): Promise<void> {
  const url = `${ctx.site.publicUrl}/forgot-password`
  return sendEmail(ctx, {
    template: 'accounts.password-changed',
    recipient: email,
    language: language ?? ctx.locale,
    write: (t) => passwordChangedMail(t, { name: fullName, url, passkeysEnded }),
  })
}
