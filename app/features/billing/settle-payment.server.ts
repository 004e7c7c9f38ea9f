import { assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { fulfilPayment } from './fulfil-payment.server.ts'
import { linkCharge } from './payment-moves.server.ts'
import { findPayment, paymentOfIntent } from './queries.server.ts'
import { freeFacts, readIntent } from './read-intent.server.ts'
import { isFree, type PaymentState } from './rules.ts'

/**
 * Brings a payment to the state of its charge at the provider: publishes what was paid, once, whether the browser, an
 * event or the reconciliation comes first (D-02). Returns the state it is in then.
 */
export async function settlePayment(ctx: BillingCtx, paymentId: string): Promise<PaymentState> {
  const payment = await findPayment(ctx.db, paymentId)
  assertFound(payment, 'billing.noSuchPayment')
  const { stripePaymentIntentId: intentId, state } = payment
  // No browser got a secret to pay with, except where nothing is charged.
  if (!intentId && !(state === 'open' && isFree(payment))) return state
  const facts = intentId ? await readIntent(ctx, intentId) : freeFacts(payment)
  return inTransaction(ctx, (ctx) => fulfilPayment(ctx, paymentId, facts))
}

/** The same, for an event that names a charge. Null: the charge is of no payment of ours, or of an invoice. */
export async function settleIntent(
  ctx: BillingCtx,
  intentId: string,
  about: { readonly aboutRefund?: boolean } = {},
): Promise<PaymentState | null> {
  const facts = await readIntent(ctx, intentId, about)
  const known = await paymentOfIntent(ctx.db, intentId)
  // The server may have died between making the charge and noting its number: the charge knows whose it is.
  const payment = known ?? (facts.paymentId ? await findPayment(ctx.db, facts.paymentId) : undefined)
  if (!payment) return null
  return inTransaction(ctx, async (ctx) => {
    if (!payment.stripePaymentIntentId) await linkCharge(ctx, payment.id, { stripePaymentIntentId: intentId })
    return fulfilPayment(ctx, payment.id, facts)
  })
}
