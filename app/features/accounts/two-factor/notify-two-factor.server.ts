import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { twoFactorMail } from '../emails/account-mails.tsx'
import type { User } from '../queries.server.ts'

/** Reports by email that two-factor was turned on or off, in case it was not the user who did it. */
export function notifyTwoFactor(
  ctx: Ctx,
  { email, fullName, language }: User,
  state: 'on' | 'off',
): Promise<void> {
  const url = `${ctx.site.publicUrl}/forgot-password`
  return sendEmail(ctx, {
    template: `accounts.second-factor-${state}`,
    recipient: email,
    language: language ?? ctx.locale,
    write: (t) => twoFactorMail(t, { name: fullName, url, state }),
  })
}
