import { sendLetter } from '#app/features/accounts/send-letter.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { formatCents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { refundMail, renewalFailedMail } from './emails/money-mails.tsx'
import { customerOf } from './queries.server.ts'

type TellingCtx = Pick<Ctx, 'db' | 'now' | 'site'>
type About = { readonly userId: string; readonly listingTitle: string }

/** Who gets mails about money, and in which language; nobody for an account that is gone. */
async function addressee({ db }: TellingCtx, userId: string) {
  const person = await customerOf(db, userId)
  if (!person || person.email.endsWith('.invalid')) return null
  return { name: person.fullName, recipient: person.email, language: person.language ?? 'en' } as const
}

/** Tells that money went back, in the caller's transaction. */
export async function tellOfRefund(
  ctx: TellingCtx,
  { id, userId, listingTitle, amountCents }: About & { readonly id: string; readonly amountCents: number },
): Promise<void> {
  const to = await addressee(ctx, userId)
  if (!to) return
  const { name, ...addressed } = to
  const amount = formatCents(amountCents, to.language)
  const url = `${ctx.site.publicUrl}/dashboard/receipts/${id}`
  const write = () => refundMail(TRANSLATE[to.language], { name, amount, title: listingTitle, url })
  await sendLetter(ctx, { ...addressed, template: 'billing.refunded', write })
}

/** Tells that a renewal failed and what helps ([SUB-05]), in the caller's transaction. */
export async function tellOfFailedRenewal(ctx: TellingCtx, { userId, listingTitle }: About): Promise<void> {
  const to = await addressee(ctx, userId)
  if (!to) return
  const { name, ...addressed } = to
  const url = `${ctx.site.publicUrl}/dashboard/payments`
  await sendLetter(ctx, {
    ...addressed,
    template: 'billing.renewal-failed',
    write: (t) => renewalFailedMail(t, { name, title: listingTitle, url }),
  })
}
