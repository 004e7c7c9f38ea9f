import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { askProvider, type BillingCtx, isMissing, isTooLate } from './ask-provider.server.ts'
import type { Payment } from './queries.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Takes the charge back at the provider. False: it is too late for that, the money is there or on its way. */
async function isTakenBack(ctx: BillingCtx, payment: Payment): Promise<boolean> {
  const { stripePaymentIntentId: intentId, stripeInvoiceId: invoiceId } = payment
  if (!intentId) return true
  try {
    // An invoice that is void can no longer be paid, and the subscription it was to begin ends with it.
    await askProvider(ctx, async (stripe) =>
      invoiceId ? stripe.invoices.voidInvoice(invoiceId) : stripe.paymentIntents.cancel(intentId),
    )
    return true
  } catch (error) {
    if (isMissing(error)) return true
    if (isTooLate(error)) return false
    throw error
  }
}

/**
 * Calls a payment off that is not wanted any more. Refuses with billing.alreadyPaid when it has been paid meanwhile; what
 * was paid is then handed over.
 */
export async function callOffPayment(ctx: BillingCtx, payment: Payment): Promise<void> {
  if (!(await isTakenBack(ctx, payment))) {
    await settlePayment(ctx, payment.id)
    throw new RefusedError(refuse('conflict', 'billing.alreadyPaid'))
  }
  await ctx.db
    .updateTable('payments')
    .set({ state: 'canceled', checkedAt: ctx.now })
    .where('id', '=', payment.id)
    .where('state', '=', 'open')
    .execute()
}
