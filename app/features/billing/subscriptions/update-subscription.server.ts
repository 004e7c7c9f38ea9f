import Stripe from 'stripe'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { type BillingCtx, callProvider, isMissing } from '../call-provider.server.ts'

const aboutCard = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.param === 'default_payment_method'

/**
 * Changes a subscription at the provider. An imported one, or an imported card, may be unknown there: refuses
 * billing.noSuchSubscription and billing.noSuchCard.
 */
export async function updateSubscription(
  ctx: BillingCtx,
  id: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<Stripe.Subscription> {
  try {
    return await callProvider(ctx, (stripe) => stripe.subscriptions.update(id, change))
  } catch (error) {
    if (!isMissing(error)) throw error
    const code = aboutCard(error) ? 'billing.noSuchCard' : 'billing.noSuchSubscription'
    throw new RefusedError(refuse('notFound', code), { cause: error })
  }
}
