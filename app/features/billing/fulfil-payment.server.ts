import { publishListing } from '#app/features/listings/posting/publish-listing.server.ts'
import { withdrawListing } from '#app/features/listings/posting/withdraw-listing.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import type { BillingCtx } from './ask-provider.server.ts'
import { lockPayment, type Payment } from './queries.server.ts'
import type { ChargeFacts } from './read-intent.server.ts'
import { noteRefunds } from './refunds/note-refunds.server.ts'
import { notifyOfPartialRefund } from './refunds/notify-of-partial-refund.server.ts'
import type { PaymentState } from './rules.ts'
import { tellOfRefund } from './tell-of-money.server.ts'

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

/** Hands over what was paid for. Money for a listing that is gone goes back. */
export async function handOver(
  ctx: BillingCtx,
  {
    id,
    listingId,
    tier,
    amountCents,
    reason,
    renews,
  }: Pick<Payment, 'id' | 'listingId' | 'tier' | 'amountCents' | 'reason' | 'renews'>,
): Promise<void> {
  const isUpgrade = reason === 'upgrade'
  const about = { tier, amountCents, sourceId: id, paidAt: ctx.now, isUpgrade, renews }
  const { outcome } = listingId ? await publishListing(ctx, { listingId, ...about }) : { outcome: 'gone' }
  if (outcome === 'gone') await enqueueJob(ctx, 'billing.refund', { paymentId: id })
}

async function becomePaid(ctx: BillingCtx, payment: Payment, { cardBrand, cardLast4 }: ChargeFacts) {
  await save(ctx, payment.id, { state: 'paid', paidAt: ctx.now, cardBrand, cardLast4 })
  await handOver(ctx, payment)
}

async function becomeRefunded(ctx: BillingCtx, payment: Payment) {
  const { id, amountCents, refundedAmount, listingId } = payment
  await save(ctx, id, { state: 'refunded', refundedAt: ctx.now, refundedAmount: amountCents })
  if (listingId) await withdrawListing(ctx, { listingId, sourceId: id })
  await tellOfRefund(ctx, { ...payment, amountCents: amountCents - refundedAmount })
}

/** A part that went back takes nothing away: it is goodwill. Less than before went back when a refund failed later. */
async function becomePartlyRefunded(ctx: BillingCtx, payment: Payment, refundedAmount: number) {
  if (refundedAmount === payment.refundedAmount) return
  await save(ctx, payment.id, { state: 'paid', refundedAmount })
  const amountCents = refundedAmount - payment.refundedAmount
  if (amountCents > 0) await notifyOfPartialRefund(ctx, payment, { amountCents })
}

async function noteAttempt({ db, now }: BillingCtx, { id, state }: Payment, { outcome, error }: ChargeFacts) {
  const next = outcome === 'canceled' && state === 'open' ? 'canceled' : state
  await db
    .updateTable('payments')
    .set({ state: next, lastError: error, checkedAt: now })
    .where('id', '=', id)
    .execute()
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
  const refunded = await noteRefunds(ctx, id, facts.refunds)
  if (facts.outcome === 'refunded' || refunded >= payment.amountCents) {
    await becomeRefunded(ctx, payment)
    return 'refunded'
  }
  await becomePartlyRefunded(ctx, payment, refunded)
  return 'paid'
}
