import { revokePurchase } from '#app/features/listings/publishing/revoke-purchase.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { markCanceled } from './checkout/payment-charge.server.ts'
import { deliver } from './deliver-package.server.ts'
import { endSubscriptionsOf } from './end-subscriptions.server.ts'
import { announceMoney } from './notices/announce-money.server.ts'
import { type MoveFacts, movePayment, type PaymentEvent, recordPaymentCheck } from './payment-moves.server.ts'
import { findListingToPay, lockPayment, type Payment } from './queries.server.ts'
import type { ChargeFacts } from './read-intent.server.ts'
import { recordRefunds } from './refunds/record-refunds.server.ts'
import type { PaymentState } from './rules.ts'

/** The row is locked: no other transaction can have moved it. */
async function moveLocked(ctx: BillingCtx, payment: Payment, event: PaymentEvent, facts: MoveFacts = {}) {
  if (!(await movePayment(ctx, payment, event, facts)))
    throw new Error(`payment ${payment.id} changed while it was locked`)
}

/** A charge of another amount than agreed buys nothing. The operator looks at it. */
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
  await moveLocked(ctx, payment, 'pay', { cardBrand, cardLast4 })
  await deliver(ctx, payment)
  return { ...payment, state: 'paid' } as const
}

/** Nothing renews what was refunded: neither the subscription of the charge, nor any once nothing is paid any more. */
async function endRenewals(ctx: BillingCtx, { stripeSubscriptionId, listingId }: Payment): Promise<void> {
  if (stripeSubscriptionId) await endSubscriptionsOf(ctx, { stripeSubscriptionId }, 'refund')
  const listing = listingId ? await findListingToPay(ctx.db, listingId, ctx.now) : undefined
  if (listing?.paymentStatus === 'pending') await endSubscriptionsOf(ctx, { listingId: listing.id }, 'refund')
}

async function becomeRefunded(ctx: BillingCtx, payment: Payment) {
  const { id, userId, amountCents, refundedAmount, listingId } = payment
  await moveLocked(ctx, payment, 'refund')
  if (listingId) await revokePurchase(ctx, { listingId, sourceId: id })
  await announceMoney(ctx, 'refunded', { userId, paymentId: id, amountCents: amountCents - refundedAmount })
  await endRenewals(ctx, payment)
}

/** A part that went back takes nothing away: it is goodwill. Less than before went back when a refund failed later. */
async function becomePartlyRefunded(ctx: BillingCtx, payment: Payment, refundedAmount: number) {
  if (refundedAmount === payment.refundedAmount) return
  const { id, userId } = payment
  await recordPaymentCheck(ctx, id, { refundedAmount, lastError: '' })
  const amountCents = refundedAmount - payment.refundedAmount
  if (amountCents > 0) await announceMoney(ctx, 'partiallyRefunded', { userId, paymentId: id, amountCents })
}

/** Whether all of it went back; of a price of 0, nothing can. */
const isWholeRefund = ({ amountCents }: Payment, { outcome }: ChargeFacts, refunded: number) =>
  outcome === 'refunded' || (refunded > 0 && refunded >= amountCents)

/** What the provider says of a charge that brought no money. */
async function recordAttempt(ctx: BillingCtx, payment: Payment, { outcome, error: lastError }: ChargeFacts) {
  const { id, state } = payment
  if (outcome !== 'canceled') {
    await recordPaymentCheck(ctx, id, { lastError })
    return state
  }
  await markCanceled(ctx, payment, 'expire', { lastError })
  return 'canceled'
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
    return state === 'open' ? recordAttempt(ctx, payment, facts) : state
  if (state === 'refunded' || !isAsAgreed(ctx, payment, facts)) return state
  const paid = state === 'paid' ? payment : await becomePaid(ctx, payment, facts)
  const refunded = await recordRefunds(ctx, id, facts.refunds)
  if (isWholeRefund(payment, facts, refunded)) {
    await becomeRefunded(ctx, paid)
    return 'refunded'
  }
  await becomePartlyRefunded(ctx, paid, refunded)
  return 'paid'
}
