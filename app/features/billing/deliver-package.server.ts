import { publishListing } from '#app/features/listings/publishing/publish-listing.server.ts'
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

const EVENTS = { new: 'purchased', upgrade: 'upgraded', renewal: 'extended' } as const

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

/** Hands over what was paid for, and says so with the receipt. Money for a listing that is gone goes back. */
export async function deliver(
  ctx: BillingCtx,
  payment: DeliveredPayment,
  event: MoneyEvent = EVENTS[payment.reason],
): Promise<void> {
  const { id, userId, listingId, tier, amountCents, upgradedFrom, renews } = payment
  const about = { tier, amountCents, sourceId: id, paidAt: ctx.now, upgradedFrom, renews }
  const published = listingId
    ? await publishListing(ctx, { listingId, ...about })
    : ({ outcome: 'gone' } as const)
  if (published.outcome === 'gone') return refundUndeliverablePayment(ctx, payment)
  if (published.outcome !== 'published') return
  const { replaced, listingId: to } = published
  if (replaced) await moveSubscriptions(ctx, { from: replaced, to })
  await announceMoney(ctx, event, { userId, paymentId: id })
  if (!renews || event === 'renewed') return
  await announceMoney(ctx, 'renewalBought', { userId, paymentId: id })
  if (payment.stripeSubscriptionId) await endOtherRenewals(ctx, payment.stripeSubscriptionId)
}
