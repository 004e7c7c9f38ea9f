import { linesOfEnds } from '#app/features/billing/leaving/components/what-ends.tsx'
import { whatEndsWith } from '#app/features/billing/leaving/queries.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { deactivatedMail, deletedMail } from '../emails/leaving-mails.tsx'
import { sendLetter } from '../send-letter.server.ts'

const MAILS = {
  deactivate: { template: 'accounts.deactivated', write: deactivatedMail },
  delete: { template: 'accounts.deleted', write: deletedMail },
} as const

/**
 * Confirms to somebody that they left, with everything that ended with it (D-37), in the transaction of leaving: before
 * renewals end and the address is erased.
 */
export async function tellOfLeaving(ctx: PersonalCtx, how: keyof typeof MAILS): Promise<void> {
  const { db, now, actor, locale, site } = ctx
  const ends = await whatEndsWith(db, { userId: actor.id }, { locale, now })
  const { template, write } = MAILS[how]
  await sendLetter(ctx, {
    template,
    recipient: actor.email,
    language: locale,
    write: (t) =>
      write(t, { name: actor.fullName, url: `${site.publicUrl}/contact`, lines: linesOfEnds(t, ends, how) }),
  })
}
