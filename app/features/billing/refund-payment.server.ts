import { whyProveAgain } from '#app/features/accounts/rules.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { askProvider, type BillingCtx, isRefunded } from './ask-provider.server.ts'
import { findPayment } from './queries.server.ts'
import { type PaymentState, whyNotRefund } from './rules.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Gives all the money of a payment back, once however often it is asked for; what it bought is withdrawn. */
export async function giveBack(ctx: BillingCtx, paymentId: string): Promise<PaymentState> {
  const payment = await findPayment(ctx.db, paymentId)
  assertFound(payment, 'billing.noSuchPayment')
  const intent = payment.stripePaymentIntentId
  if (payment.state !== 'paid' || !intent) return payment.state
  try {
    await askProvider(ctx, (stripe) =>
      stripe.refunds.create(
        { payment_intent: intent, metadata: { payment_id: paymentId } },
        { idempotencyKey: `payment:${paymentId}:refund` },
      ),
    )
  } catch (error) {
    // By hand at the provider, or by us so long ago that the key is forgotten.
    if (!isRefunded(error)) throw error
  }
  return settlePayment(ctx, paymentId)
}

/** An admin gives the money of a payment back. */
export async function refundPayment(
  ctx: PersonalCtx,
  { paymentId }: { readonly paymentId: string },
): Promise<PaymentState> {
  const payment = await findPayment(ctx.db, paymentId)
  assertFound(payment, 'billing.noSuchPayment')
  assertAllowed(whyNotRefund(payment.state, ctx.actor) ?? whyProveAgain(ctx.actor, ctx.now))
  await record(ctx, {
    action: 'payment_refunded',
    targetType: 'payment',
    targetId: paymentId,
    details: { amountCents: payment.amountCents, listingId: payment.listingId },
  })
  return giveBack(ctx, paymentId)
}
