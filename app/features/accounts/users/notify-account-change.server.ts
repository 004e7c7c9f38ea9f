import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { reactivatedMail, suspendedMail, unsuspendedMail } from '../emails/standing-mails.tsx'
import type { LockedUser } from './queries.server.ts'

const MAILS = {
  suspended: { write: suspendedMail, path: '/contact' },
  unsuspended: { write: unsuspendedMail, path: '/signin' },
  reactivated: { write: reactivatedMail, path: '/signin' },
} as const

/**
 * Emails a user, in their language, what an admin changed in their account, in the caller's transaction. Without the
 * reason, which is for admins.
 */
export function notifyAccountChange(
  ctx: Pick<Ctx, 'db' | 'now' | 'site'>,
  { email, fullName, language }: Pick<LockedUser, 'email' | 'fullName' | 'language'>,
  standing: keyof typeof MAILS,
): Promise<void> {
  const { write, path } = MAILS[standing]
  return sendEmail(ctx, {
    template: `accounts.${standing}`,
    recipient: email,
    language: language ?? 'en',
    write: (t) => write(t, { name: fullName, url: `${ctx.site.publicUrl}${path}` }),
  })
}
