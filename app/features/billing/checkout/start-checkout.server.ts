import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { whyNotCanceled } from '../rules.ts'
import { settlePayment } from '../settle-payment.server.ts'
import type { Charge } from './payment-charge.server.ts'
import { type PaymentRequest, startPayment } from './start-payment.server.ts'

/** `isPaid`: the payment turned out to be paid already. */
type Checkout = Omit<Charge, 'isCharged'> & { readonly isPaid: boolean }

/**
 * Starts a payment, and settles what turns out to be charged already: this payment, or an earlier one of the same listing
 * that can no longer be canceled. Refuses what `startPayment` and `whyNotCanceled` refuse.
 */
export async function startCheckout(ctx: PersonalCtx, request: PaymentRequest): Promise<Checkout> {
  const started = await startPayment(ctx, request)
  if ('conflictingPayment' in started) {
    assertAllowed(whyNotCanceled(await settlePayment(ctx, started.conflictingPayment.id)))
    return startCheckout(ctx, request)
  }
  const { isCharged, ...checkout } = started
  return { ...checkout, isPaid: isCharged && (await settlePayment(ctx, checkout.paymentId)) === 'paid' }
}
