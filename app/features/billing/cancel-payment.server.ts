import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { askProvider, type BillingCtx, isMissing, isTooLate } from './ask-provider.server.ts'
import { announceMoney } from './notices/announce-money.server.ts'
import { movePayment } from './payment-moves.server.ts'
import { findPayment, type Payment } from './queries.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** Whatever the provider calls it when somebody was quicker: an invoice that is not open cannot be made void. */
async function isInvoiceOver(ctx: BillingCtx, invoiceId: string): Promise<boolean> {
  const { status } = await askProvider(ctx, (stripe) => stripe.invoices.retrieve(invoiceId))
  return status !== 'open'
}

/** Takes the charge back at the provider. False: it is too late for that, somebody was quicker. */
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
    const isOver = isTooLate(error) || (invoiceId !== null && (await isInvoiceOver(ctx, invoiceId)))
    if (isOver) return false
    throw error
  }
}

/** Closes an open payment as called off. False: it is closed, or another charge was opened for it than we believed. */
export function markCanceled(ctx: BillingCtx, payment: Payment): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (payment.state !== 'open' || !(await movePayment(ctx, payment, 'cancel'))) return false
    await announceMoney(ctx, 'calledOff', { userId: payment.userId, paymentId: payment.id })
    return true
  })
}

/**
 * Calls a payment off that is not wanted any more; afterwards nothing can be charged for it. Refuses with
 * billing.alreadyPaid when it has been paid meanwhile, and what was paid is then handed over; with billing.beingCharged
 * while the bank is at it.
 */
export async function cancelPayment(ctx: BillingCtx, payment: Payment): Promise<void> {
  if (!(await isTakenBack(ctx, payment))) {
    const state = await settlePayment(ctx, payment.id)
    if (state === 'canceled') return
    throw new RefusedError(
      refuse('conflict', state === 'open' ? 'billing.beingCharged' : 'billing.alreadyPaid'),
    )
  }
  if (await markCanceled(ctx, payment)) return
  const now = await findPayment(ctx.db, payment.id)
  if (now?.state === 'open') await cancelPayment(ctx, now)
}
