import { record } from '#app/features/audit/record-action.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { MONEY_EMAILS } from '../emails/money-emails.tsx'
import { type MoneyEvent, moneyRule } from './money-events.ts'
import { type MoneyFacts, type MoneyRefs, moneyFacts } from './queries.server.ts'

export type AnnouncingCtx = Pick<Ctx, 'db' | 'now' | 'site'>

/** Whoever caused it, it is the site that notes it: events of the provider and jobs have no actor. */
const SYSTEM = { id: null, role: 'system' } as const
const NOWHERE = { requestId: '', visitor: { address: '', userAgent: '' }, actor: null } as const

async function note(ctx: AnnouncingCtx, event: MoneyEvent, target: Target, facts: object): Promise<void> {
  const { log, about } = moneyRule(event)
  const entry = { action: log, targetType: about, targetId: target.id, details: { event, ...facts } }
  await record({ ...NOWHERE, db: ctx.db, now: ctx.now }, entry, SYSTEM)
}

/** What admins find in the log: no names and no numbers of cards. */
function noted({ userId }: Target, facts: MoneyFacts | null) {
  const { payment, listing, renewal, amountCents } = facts ?? {}
  return {
    userId,
    listingId: listing?.id ?? null,
    ...(payment && { amountCents, tier: payment.tier, receipt: payment.receiptNumber }),
    ...(!payment && renewal && { amountCents: renewal.amountCents, tier: renewal.tier }),
  }
}

type Target = { readonly id: string; readonly userId: string }

/**
 * Says what happened to money, as MONEY_EVENTS has it: the mail, in the owner's language, and the entry in the log. Call it
 * in the transaction of the change. Nobody is written to whose account was deleted; the log has it all the same.
 */
export async function announceMoney(
  ctx: AnnouncingCtx,
  event: MoneyEvent,
  { userId, ...refs }: MoneyRefs & { readonly userId: string },
): Promise<void> {
  const facts = await moneyFacts(ctx, refs)
  const ids = { payment: refs.paymentId, subscription: facts?.subscriptionId, user: userId }
  const target = { id: ids[moneyRule(event).about] ?? userId, userId }
  await note(ctx, event, target, noted(target, facts))
  const { mail: template } = moneyRule(event)
  if (!template || !facts?.recipient) return
  const { recipient, language } = facts
  const write = MONEY_EMAILS[template]
  await sendEmail(ctx, { template, recipient, language, write: (t) => write(t, { ...facts, event }) })
}
