import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockSubscription, subscriptionOf } from './queries.server.ts'
import { type SubscriptionIntent, whyNotChange, whyNotRenew } from './rules.ts'
import { saveSubscription } from './sync-subscription.server.ts'
import { updateSubscription } from './update-subscription.server.ts'

/** A subscription of one's own that can be changed. Refuses billing.noSuchSubscription, and what `whyNotChange` says. */
export async function assertOwnSubscription(ctx: PersonalCtx, id: string, intent: SubscriptionIntent) {
  const subscription = await subscriptionOf(ctx.db, { userId: ctx.actor.id, id })
  assertFound(subscription, 'billing.noSuchSubscription')
  assertAllowed(whyNotChange(subscription, intent))
  return subscription
}

type Input = {
  readonly subscriptionId: string
  /** True: it renews itself again. False: it ends with the period that is paid (D-08). */
  readonly renews: boolean
  readonly intent: SubscriptionIntent
}

async function assertStillOn({ db, actor }: PersonalCtx, id: string): Promise<void> {
  const subscription = await subscriptionOf(db, { userId: actor.id, id })
  if (subscription?.cancelAtPeriodEnd) assertAllowed(whyNotRenew(subscription.listingState))
}

/** Turns automatic renewal off or on again ([SUB-02]); what is paid for stays. */
export async function switchRenewal(
  ctx: PersonalCtx,
  { subscriptionId, renews, intent }: Input,
): Promise<void> {
  await assertOwnSubscription(ctx, subscriptionId, intent)
  const subscription = await updateSubscription(ctx, subscriptionId, { cancel_at_period_end: !renews })
  await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    await lockSubscription(db, subscriptionId)
    await db
      .updateTable('subscriptions')
      .set({ endRequestedAt: null })
      .where('stripeSubscriptionId', '=', subscriptionId)
      .execute()
    await saveSubscription(ctx, subscription)
  })
  // Deleted or taken down meanwhile, it was ended again at once.
  if (renews) await assertStillOn(ctx, subscriptionId)
}
