import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider, isTooLate } from '../call-provider.server.ts'
import { getOwnPayment } from '../queries.server.ts'

type Input = { readonly paymentId: string; readonly keep: boolean }

/**
 * Sets whether the card that pays an own open payment is saved for later ones; by default it is not. The
 * card of a payment that renews itself is saved in any case. Refuses billing.noSuchPayment and billing.noPaymentId.
 */
export async function setCardSaving(ctx: PersonalCtx, { paymentId, keep }: Input): Promise<void> {
  const { stripePaymentIntentId: intentId, renews } = await getOwnPayment(ctx, paymentId)
  if (renews) return
  if (!intentId) throw new RefusedError(refuse('conflict', 'billing.noPaymentId'))
  try {
    await callProvider(ctx, (stripe) =>
      stripe.paymentIntents.update(intentId, { setup_future_usage: keep ? 'off_session' : '' }),
    )
  } catch (error) {
    // Paid or canceled meanwhile: the next confirmation reports that.
    if (!isTooLate(error)) throw error
  }
}
