import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { bookkeeperMail, isCopied } from '../emails/bookkeeper-mail.tsx'
import { MONEY_EMAILS } from '../emails/money-emails.tsx'
import { logMoneyEvent } from './log-money.server.ts'
import { type MoneyEvent, moneyRule } from './money-events.ts'
import { type MoneyFacts, type MoneyRefs, moneyFacts } from './queries.server.ts'

export type AnnouncingCtx = Pick<Ctx, 'db' | 'now' | 'site'>

/** What admins find in the log: no names and no numbers of cards. */
function noted({ userId }: { readonly userId: string }, facts: MoneyFacts | null) {
  const { payment, listing, renewal, amountCents } = facts ?? {}
  return {
    userId,
    listingId: listing?.id ?? null,
    ...(payment && { amountCents, tier: payment.tier, receipt: payment.receiptNumber }),
    ...(!payment && renewal && { amountCents: renewal.amountCents, tier: renewal.tier }),
  }
}

/**
 * Reports what happened to money, as MONEY_EVENTS says: the email, in the owner's language, and the entry in the log.
 * Call it in the transaction of the change. The owner of a deleted account gets no email; the log has the entry all
 * the same.
 */
export async function announceMoney(
  ctx: AnnouncingCtx,
  event: MoneyEvent,
  { userId, ...refs }: MoneyRefs & { readonly userId: string },
): Promise<void> {
  const facts = await moneyFacts(ctx, refs)
  const ids = { payment: refs.paymentId, subscription: facts?.subscriptionId, user: userId }
  const target = { id: ids[moneyRule(event).about] ?? userId, userId }
  await logMoneyEvent(ctx, event, target.id, noted(target, facts))
  const { mail: template } = moneyRule(event)
  if (!template || !facts?.recipient) return
  const { recipient, language } = facts
  const write = MONEY_EMAILS[template]
  await sendEmail(ctx, { template, recipient, language, write: (t) => write(t, { ...facts, event }) })
  const { bookkeeper } = facts
  if (!bookkeeper || !isCopied(template)) return
  await sendEmail(ctx, {
    template: 'billing.copy',
    recipient: bookkeeper,
    language,
    write: (t) => bookkeeperMail(t, template, { ...facts, event }),
  })
}
