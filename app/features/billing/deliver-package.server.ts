import { bumpListing } from '#app/features/listings/publishing/bump-listing.server.ts'
import { publishListing } from '#app/features/listings/publishing/publish-listing.server.ts'
import { BUMP } from '#app/features/pricing/packages.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { endOtherRenewals, endSubscriptionsOf } from './end-subscriptions.server.ts'
import { announceMoney } from './notices/announce-money.server.ts'
import { type MoneyEvent, whyEnded } from './notices/money-events.ts'
import type { Payment } from './queries.server.ts'
import { moveSubscriptions } from './subscriptions/move-subscriptions.server.ts'
import { subscriptionOf } from './subscriptions/queries.server.ts'

type DeliveredPayment = Pick<
  Payment,
  'id' | 'userId' | 'listingId' | 'tier' | 'amountCents' | 'reason' | 'upgradedFrom' | 'stripeSubscriptionId'
> & {
  /** A subscription pays for it, and will again. */
  readonly renews: boolean
}

const EVENTS = { new: 'purchased', upgrade: 'upgraded', renewal: 'extended', bump: 'bumped' } as const

/** Money for what is gone goes back, and what renews it is charged no more. */
async function refundUndeliverablePayment(
  ctx: BillingCtx,
  { id, userId, stripeSubscriptionId }: DeliveredPayment,
): Promise<void> {
  await announceMoney(ctx, 'chargedForNothing', { userId, paymentId: id })
  await enqueueJob(ctx, 'billing.refund', { paymentId: id })
  if (!stripeSubscriptionId) return
  const subscription = await subscriptionOf(ctx.db, { userId, id: stripeSubscriptionId })
  await endSubscriptionsOf(ctx, { stripeSubscriptionId }, whyEnded(subscription?.listingState ?? 'deleted'))
}

/** Does what was paid for; `gone`: it cannot be done any more. */
async function apply(ctx: BillingCtx, payment: DeliveredPayment) {
  const { id: sourceId, listingId, tier, amountCents, upgradedFrom, renews } = payment
  if (!listingId) return { outcome: 'gone' } as const
  const bought = { listingId, amountCents, sourceId }
  if (tier === BUMP) return bumpListing(ctx, bought)
  return publishListing(ctx, { ...bought, tier, paidAt: ctx.now, upgradedFrom, renews })
}

/** Hands over what was paid for, and says so with the receipt. Money for a listing that is gone goes back. */
export async function deliver(
  ctx: BillingCtx,
  payment: DeliveredPayment,
  event: MoneyEvent = EVENTS[payment.reason],
): Promise<void> {
  const { id, userId, renews } = payment
  const published = await apply(ctx, payment)
  if (published.outcome === 'gone') return refundUndeliverablePayment(ctx, payment)
  if (published.outcome !== 'published') return
  const { replaced, listingId: to } = published
  if (replaced) await moveSubscriptions(ctx, { from: replaced, to })
  await announceMoney(ctx, event, { userId, paymentId: id })
  if (!renews || event === 'renewed') return
  await announceMoney(ctx, 'renewalBought', { userId, paymentId: id })
  if (payment.stripeSubscriptionId) await endOtherRenewals(ctx, payment.stripeSubscriptionId)
}
