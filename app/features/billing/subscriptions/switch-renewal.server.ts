import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { askProvider } from '../ask-provider.server.ts'
import { subscriptionOf } from './queries.server.ts'
import { type SubscriptionWish, whyNotChange } from './rules.ts'
import { keepSubscription } from './sync-subscription.server.ts'

/** A subscription of one's own that can be changed. Refuses billing.noSuchSubscription, and what `whyNotChange` says. */
export async function assertOwnSubscription(ctx: PersonalCtx, id: string, wish: SubscriptionWish) {
  const subscription = await subscriptionOf(ctx.db, { userId: ctx.actor.id, id })
  assertFound(subscription, 'billing.noSuchSubscription')
  assertAllowed(whyNotChange(subscription, wish))
  return subscription
}

type Asked = {
  readonly subscriptionId: string
  /** True: it renews itself again. False: it ends with the period that is paid (D-08). */
  readonly renews: boolean
  readonly wish: SubscriptionWish
}

/** Turns automatic renewal off or on again ([SUB-02]); what is paid for stays. */
export async function switchRenewal(
  ctx: PersonalCtx,
  { subscriptionId, renews, wish }: Asked,
): Promise<void> {
  const { id } = await assertOwnSubscription(ctx, subscriptionId, wish)
  const subscription = await askProvider(ctx, (stripe) =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews }),
  )
  await ctx.db.updateTable('subscriptions').set({ endRequestedAt: null }).where('id', '=', id).execute()
  await keepSubscription(ctx, subscription)
}
