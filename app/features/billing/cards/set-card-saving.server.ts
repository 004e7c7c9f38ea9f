import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { askProvider, isTooLate } from '../ask-provider.server.ts'
import { findOwnPayment } from '../find-own-payment.server.ts'

type Asked = { readonly paymentId: string; readonly keep: boolean }

/**
 * Says whether the card that pays an open payment of one's own is kept for later ones; it is not, unless somebody says so. The
 * card of a payment that renews itself is kept in any case. Refuses billing.noSuchPayment and billing.noPaymentId.
 */
export async function setCardSaving(ctx: PersonalCtx, { paymentId, keep }: Asked): Promise<void> {
  const { stripePaymentIntentId: intentId, renews } = await findOwnPayment(ctx, paymentId)
  if (renews) return
  if (!intentId) throw new RefusedError(refuse('conflict', 'billing.noPaymentId'))
  try {
    await askProvider(ctx, (stripe) =>
      stripe.paymentIntents.update(intentId, { setup_future_usage: keep ? 'off_session' : '' }),
    )
  } catch (error) {
    // Paid or canceled meanwhile: the next confirmation reports that.
    if (!isTooLate(error)) throw error
  }
}
