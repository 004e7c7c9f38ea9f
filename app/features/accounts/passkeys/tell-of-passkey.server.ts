import type { Ctx } from '#app/platform/ctx.server.ts'
import { passkeyAddedMail } from '../emails/account-mails.tsx'
import type { Person } from '../queries.server.ts'
import { sendLetter } from '../send-letter.server.ts'

/** Mails that one more device opens the account, for the case that it is not the person's. */
export function tellOfPasskey(
  ctx: Ctx,
  { email, fullName, language }: Person,
  passkey: string,
): Promise<void> {
  const url = `${ctx.site.publicUrl}/forgot-password`
  return sendLetter(ctx, {
    template: 'accounts.passkey-added',
    recipient: email,
    language: language ?? ctx.locale,
    write: (t) => passkeyAddedMail(t, { name: fullName, url, passkey }),
  })
}
