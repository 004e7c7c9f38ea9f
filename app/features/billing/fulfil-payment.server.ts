import { revokePurchase } from '#app/features/listings/publishing/revoke-purchase.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { BillingCtx } from './ask-provider.server.ts'
import { deliver } from './deliver-package.server.ts'
import { endSubscriptionsOf } from './end-subscriptions.server.ts'
import { announceMoney } from './notices/announce-money.server.ts'
import { findListingToPay, lockPayment, type Payment } from './queries.server.ts'
import type { ChargeFacts } from './read-intent.server.ts'
import { recordRefunds } from './refunds/record-refunds.server.ts'
import type { PaymentState } from './rules.ts'

type Changes = {
  state: PaymentState
  paidAt?: Date
  refundedAt?: Date
  refundedAmount?: number
  cardBrand?: string
  cardLast4?: string
}

const save = ({ db, now }: BillingCtx, id: string, changes: Changes) =>
  db
    .updateTable('payments')
    .set({ ...changes, lastError: '', checkedAt: now })
    .where('id', '=', id)
    .execute()

/** A charge that is not what was agreed on is looked at by people, and buys nothing. */
function isAsAgreed({ log }: BillingCtx, payment: Payment, { amountCents, currency }: ChargeFacts): boolean {
  const agrees = amountCents === payment.amountCents && currency === payment.currency
  if (!agrees)
    log.error(
      { event: 'payments.mismatch', paymentId: payment.id, amountCents, currency },
      'a charge differs from its payment',
    )
  return agrees
}

async function becomePaid(ctx: BillingCtx, payment: Payment, { cardBrand, cardLast4 }: ChargeFacts) {
  await save(ctx, payment.id, { state: 'paid', paidAt: ctx.now, cardBrand, cardLast4 })
  await deliver(ctx, payment)
}

/** Nothing renews what was refunded: neither the subscription of the charge, nor any once nothing is paid any more. */
async function endRenewals(ctx: BillingCtx, { stripeSubscriptionId, listingId }: Payment): Promise<void> {
  if (stripeSubscriptionId) await endSubscriptionsOf(ctx, { stripeSubscriptionId }, 'refund')
  const listing = listingId ? await findListingToPay(ctx.db, listingId, ctx.now) : undefined
  if (listing?.paymentStatus === 'pending') await endSubscriptionsOf(ctx, { listingId: listing.id }, 'refund')
}

async function becomeRefunded(ctx: BillingCtx, payment: Payment) {
  const { id, userId, amountCents, refundedAmount, listingId } = payment
  await save(ctx, id, { state: 'refunded', refundedAt: ctx.now, refundedAmount: amountCents })
  if (listingId) await revokePurchase(ctx, { listingId, sourceId: id })
  await announceMoney(ctx, 'refunded', { userId, paymentId: id, amountCents: amountCents - refundedAmount })
  await endRenewals(ctx, payment)
}

/** A part that went back takes nothing away: it is goodwill. Less than before went back when a refund failed later. */
async function becomePartlyRefunded(ctx: BillingCtx, payment: Payment, refundedAmount: number) {
  if (refundedAmount === payment.refundedAmount) return
  const { id, userId } = payment
  await save(ctx, id, { state: 'paid', refundedAmount })
  const amountCents = refundedAmount - payment.refundedAmount
  if (amountCents > 0) await announceMoney(ctx, 'partiallyRefunded', { userId, paymentId: id, amountCents })
}

async function noteAttempt(ctx: BillingCtx, payment: Payment, { outcome, error }: ChargeFacts) {
  const { id, state, userId } = payment
  const next = outcome === 'canceled' && state === 'open' ? 'canceled' : state
  await ctx.db
    .updateTable('payments')
    .set({ state: next, lastError: error, checkedAt: ctx.now })
    .where('id', '=', id)
    .execute()
  if (next === 'canceled') await announceMoney(ctx, 'calledOff', { userId, paymentId: id })
  return next
}

/**
 * Applies what the provider says to a payment, in the caller's transaction, with its row locked. Goes forward only, so the
 * same facts twice, or older ones after newer ones, change nothing ([PAY-05]). Even a payment that was called off is
 * honoured when money did come.
 */
export async function fulfilPayment(ctx: BillingCtx, id: string, facts: ChargeFacts): Promise<PaymentState> {
  const payment = await lockPayment(ctx.db, id)
  assertFound(payment, 'billing.noSuchPayment')
  const { state } = payment
  if (facts.outcome === 'open' || facts.outcome === 'canceled')
    return state === 'open' ? noteAttempt(ctx, payment, facts) : state
  if (state === 'refunded' || !isAsAgreed(ctx, payment, facts)) return state
  if (state !== 'paid') await becomePaid(ctx, payment, facts)
  const refunded = await recordRefunds(ctx, id, facts.refunds)
  if (facts.outcome === 'refunded' || refunded >= payment.amountCents) {
    await becomeRefunded(ctx, payment)
    return 'refunded'
  }
  await becomePartlyRefunded(ctx, payment, refunded)
  return 'paid'
}
