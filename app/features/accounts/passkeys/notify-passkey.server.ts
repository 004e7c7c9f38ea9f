import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { passkeyMail } from '../emails/account-mails.tsx'
import type { User } from '../queries.server.ts'

/** Reports by email that a passkey was added or removed, in case it was not the user who did it. */
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
