import { assertAllowed } from '#app/lib/refusal.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { cancelCharge } from './checkout/payment-charge.server.ts'
import { findPayment, type Payment } from './queries.server.ts'
import { whyNotCanceled } from './rules.ts'
import { settlePayment } from './settle-payment.server.ts'

/**
 * Cancels a payment that is not wanted any more; afterwards nothing can be charged for it. Refuses with
 * billing.alreadyPaid when it has been paid meanwhile, and what was paid is then delivered; with billing.beingCharged
 * while the bank is at it.
 */
export async function cancelPayment(ctx: BillingCtx, payment: Payment): Promise<void> {
  if (!(await cancelCharge(ctx, payment)))
    return assertAllowed(whyNotCanceled(await settlePayment(ctx, payment.id)))
  // Another charge was opened for it meanwhile.
  const now = await findPayment(ctx.db, payment.id)
  if (now?.state === 'open') await cancelPayment(ctx, now)
}
