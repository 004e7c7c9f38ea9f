import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { twoFactorMail } from '../emails/account-mails.tsx'
import type { User } from '../queries.server.ts'

/** Mails that signing in asks for more or for less than before, for the case that it was not the person who chose so. */
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
