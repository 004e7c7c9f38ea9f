import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { linesOfEnds } from './components/what-ends.tsx'
import { deactivatedMail, deletedMail } from './emails/leaving-mails.tsx'
import { whatEndsWith } from './queries.server.ts'

const MAILS = {
  deactivate: { template: 'accounts.deactivated', write: deactivatedMail },
  delete: { template: 'accounts.deleted', write: deletedMail },
} as const

/**
 * Confirms to a user that the account is closed, with everything that ended with it (D-37), in the same transaction:
 * before renewals end and the address is erased.
 */
export async function notifyLeaving(ctx: PersonalCtx, how: keyof typeof MAILS): Promise<void> {
  const { db, now, actor, locale, site } = ctx
  const ends = await whatEndsWith(db, { userId: actor.id }, { locale, now })
  const { template, write } = MAILS[how]
  await sendEmail(ctx, {
    template,
    recipient: actor.email,
    language: locale,
    write: (t) =>
      write(t, { name: actor.fullName, url: `${site.publicUrl}/contact`, lines: linesOfEnds(t, ends, how) }),
  })
}
