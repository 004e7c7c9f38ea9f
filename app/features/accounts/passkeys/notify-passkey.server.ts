import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { passkeyMail } from '../emails/account-mails.tsx'
import type { User } from '../queries.server.ts'

/** Mails that one more device opens the account, or one less, for the case that it was not the person who did it. */
export function notifyPasskey(
  ctx: Ctx,
  { email, fullName, language }: User,
  { passkey, state }: { readonly passkey: string; readonly state: 'added' | 'removed' },
): Promise<void> {
  const url = `${ctx.site.publicUrl}/forgot-password`
  return sendEmail(ctx, {
    template: `accounts.passkey-${state}`,
    recipient: email,
    language: language ?? ctx.locale,
    write: (t) => passkeyMail(t, { name: fullName, url, passkey, state }),
  })
}
