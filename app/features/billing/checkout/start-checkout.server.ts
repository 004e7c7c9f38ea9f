import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { whyNotCanceled } from '../rules.ts'
import type { settlePayment } from '../settle-payment.server.ts'
import type { Charge } from './payment-charge.server.ts'
import { type PaymentRequest, startPayment } from './start-payment.server.ts'

/** `isPaid`: the payment turned out to be paid already. */
type Checkout = Omit<Charge, 'isCharged'> & { readonly isPaid: boolean }

/**
 * Starts a payment, and has settled what turns out to be charged already: this payment, or an earlier one of the same
 * listing that can no longer be canceled. Refuses what `startPayment` and `whyNotCanceled` refuse. `settle` is
 * `settlePayment`, handed in by the endpoint: starting a payment does not depend on what follows from one.
 */
export async function startCheckout(
  ctx: PersonalCtx,
  request: PaymentRequest,
  settle: typeof settlePayment,
): Promise<Checkout> {
  const started = await startPayment(ctx, request)
  if ('conflictingPayment' in started) {
    assertAllowed(whyNotCanceled(await settle(ctx, started.conflictingPayment.id)))
    return startCheckout(ctx, request, settle)
  }
  const { isCharged, ...checkout } = started
  return { ...checkout, isPaid: isCharged && (await settle(ctx, checkout.paymentId)) === 'paid' }
}
