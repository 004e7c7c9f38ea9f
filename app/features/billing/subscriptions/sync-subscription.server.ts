import { sql } from 'kysely'
import type Stripe from 'stripe'
import { setGrace } from '#app/features/listings/posting/set-grace.server.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { askProvider, type BillingCtx, idOf, isMissing, paymentIdOf } from '../ask-provider.server.ts'
import { findListingToPay, findPayment, type Payment } from '../queries.server.ts'
import { goesOn } from './rules.ts'

const SECOND = 1000

const moment = (seconds: number | undefined) => (seconds === undefined ? null : new Date(seconds * SECOND))

function stateOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data
  return {
    stripeCustomerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    amountCents: item?.price.unit_amount ?? null,
    currentPeriodStart: moment(item?.current_period_start),
    currentPeriodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    defaultPaymentMethod: idOf(subscription.default_payment_method),
  }
}

async function aboutListing({ db, now }: BillingCtx, { listingId, listingTitle }: Payment) {
  const listing = listingId ? await findListingToPay(db, listingId, now) : undefined
  return {
    listingId: listing?.id ?? null,
    listingTitle: listing ? inLanguage(listing.title, 'en') : listingTitle,
    category: listing?.category ?? null,
  }
}

async function addSubscription(ctx: BillingCtx, subscription: Stripe.Subscription): Promise<boolean> {
  const paymentId = paymentIdOf(subscription)
  const payment = paymentId ? await findPayment(ctx.db, paymentId) : undefined
  if (!payment) return false
  await ctx.db
    .insertInto('subscriptions')
    .values({
      userId: payment.userId,
      packageType: payment.tier,
      stripeSubscriptionId: subscription.id,
      ...(await aboutListing(ctx, payment)),
      ...stateOf(subscription),
      createdAt: ctx.now,
      updatedAt: ctx.now,
      syncedAt: ctx.now,
    })
    .onConflict((known) => known.column('stripeSubscriptionId').doNothing())
    .execute()
  return true
}

/**
 * Writes how a subscription stands at the provider. What was asked there earlier never overwrites what was asked later. A
 * wish to end it that the provider does not know of yet stays. False: it is none of ours.
 */
export async function keepSubscription(ctx: BillingCtx, subscription: Stripe.Subscription): Promise<boolean> {
  const { db, now } = ctx
  const state = stateOf(subscription)
  await addSubscription(ctx, subscription)
  const kept = await db
    .updateTable('subscriptions')
    .set((eb) => ({
      ...state,
      cancelAtPeriodEnd: sql<boolean>`${state.cancelAtPeriodEnd} or ${eb.ref('endRequestedAt')} is not null`,
      syncedAt: now,
      updatedAt: now,
    }))
    .where('stripeSubscriptionId', '=', subscription.id)
    .where('syncedAt', '<=', now)
    .returning(['listingId', 'status', 'cancelAtPeriodEnd'])
    .executeTakeFirst()
  if (kept?.listingId) await setGrace(ctx, { listingId: kept.listingId, renews: goesOn(kept) })
  return kept !== undefined
}

/** Asks the provider how a subscription stands, and writes it down. Null: it is none of ours. */
export async function syncSubscription(ctx: BillingCtx, id: string): Promise<Stripe.Subscription | null> {
  try {
    const subscription = await askProvider(ctx, (stripe) => stripe.subscriptions.retrieve(id))
    await keepSubscription(ctx, subscription)
    return subscription
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
