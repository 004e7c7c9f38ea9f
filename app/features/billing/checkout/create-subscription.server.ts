import type { z } from 'zod'
import { type Product, productNamed, type Tier, tierNamed } from '#app/features/pricing/packages.ts'
import { assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider } from '../call-provider.server.ts'
import { addCard } from '../cards/add-card.server.ts'
import { cardOf } from '../cards/queries.server.ts'
import { customerOf } from '../queries.server.ts'
import type { createSubscriptionInput, subscriptionOutput } from '../schema.ts'
import { settlePayment } from '../settle-payment.server.ts'
import { priceKeyOf } from '../subscriptions/open-subscription.server.ts'
import { paySavedCard } from './pay-saved-card.server.ts'
import { startCheckout } from './start-checkout.server.ts'

type Input = z.output<typeof createSubscriptionInput>

/** Refuses a customer number that is not one's own: whose money it is comes from the session. */
export async function assertOwnCustomer(ctx: PersonalCtx, customerId: string | undefined): Promise<void> {
  if (!customerId) return
  const user = await customerOf(ctx.db, ctx.actor.id)
  if (user?.customerId !== customerId) throw new RefusedError(refuse('notFound', 'billing.wrongCustomer'))
}

function assertTier(named: string | undefined): Tier {
  const tier = named === undefined ? null : tierNamed(named)
  if (!tier) throw new RefusedError(refuse('malformed', 'billing.wrongPackage'))
  return tier
}

/** What is paid for once: a package, or the bump. */
export function assertProduct(named: string | undefined): Product {
  const product = named === undefined ? null : productNamed(named)
  if (!product) throw new RefusedError(refuse('malformed', 'billing.wrongPackage'))
  return product
}

/** A price that is named must be the one of the package: by its key, or by the number the provider gave it. */
async function assertPrice(ctx: PersonalCtx, tier: Tier, priceId: string | undefined): Promise<void> {
  const key = priceKeyOf(tier)
  if (!priceId || priceId === key) return
  const { data } = await callProvider(ctx, (stripe) =>
    stripe.prices.list({ lookup_keys: [key], active: true }),
  )
  if (!data.some(({ id }) => id === priceId))
    throw new RefusedError(refuse('malformed', 'billing.wrongPrice'))
}

async function keepCard(ctx: PersonalCtx, paymentMethodId: string): Promise<void> {
  const known = await cardOf(ctx.db, { userId: ctx.actor.id, paymentMethodId })
  if (!known) await addCard(ctx, { paymentMethodId })
}

/**
 * Begins to pay for a listing every 30 days (D-08), charging a card at once when one is named. Nothing is created when the
 * package, the price, the customer, the card or the listing is not what it should be.
 */
export async function createSubscription(
  ctx: PersonalCtx,
  input: Input,
): Promise<z.input<typeof subscriptionOutput>> {
  const tier = assertTier(input.packageType)
  await assertOwnCustomer(ctx, input.customerId)
  await assertPrice(ctx, tier, input.priceId)
  const { listingId, paymentMethodId, reason, lastPaymentId, withoutPicture } = input
  if (paymentMethodId) await keepCard(ctx, paymentMethodId)
  const request = { listingId, tier, renews: true, reason, lastPaymentId, withoutPicture }
  const started = await startCheckout(ctx, request, settlePayment)
  const { subscriptionId, clientSecret, paymentId, amountCents, isPaid } = started
  assertFound(subscriptionId, 'billing.noSuchSubscription')
  const made = { subscriptionId, paymentId, amount: amountCents }
  if (isPaid) return { ...made, status: 'active', clientSecret: null }
  if (!paymentMethodId) return { ...made, status: 'incomplete', clientSecret }
  const { outcome } = await paySavedCard(ctx, { paymentId, paymentMethodId })
  if (outcome === 'paid') return { ...made, status: 'active', clientSecret: null }
  return { ...made, status: outcome === 'confirm' ? 'requires_action' : 'incomplete', clientSecret }
}
