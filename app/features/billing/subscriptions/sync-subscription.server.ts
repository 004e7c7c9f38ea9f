import type Stripe from 'stripe'
import { isRenewed } from '#app/features/entitlements/queries.server.ts'
import { setGrace } from '#app/features/listings/publishing/set-grace.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { enqueueJob } from '#app/platform/jobs/enqueue-job.server.ts'
import { type BillingCtx, callProvider, isMissing } from '../call-provider.server.ts'
import { announceMoney } from '../notices/announce-money.server.ts'
import { END_EVENTS, type MoneyEvent, REMIND_DAYS, whyEnded } from '../notices/money-events.ts'
import { addSubscription, columnsOf } from './open-subscription.server.ts'
import { lockSubscription } from './queries.server.ts'
import { changeBetween, isRenewing, subscriptionStatus } from './rules.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>
type State = ReturnType<typeof columnsOf>

/** Nothing is paid for a listing before its first payment is known here; that is not gone. */
function isGone({ listingState, wasRefunded }: Locked): boolean {
  return listingState === 'unpaid' ? wasRefunded : listingState !== 'present'
}

/**
 * What is to be written. A wish to end it that the provider does not know of yet stays, and a renewal of something gone, or renewed already, is
 * on nowhere, wherever it was turned on. `toEnd`: the provider has to be told, also when an end would not stop it from
 * trying a failed charge again.
 */
function nextState(before: Locked, state: State) {
  const isSecond = before.cancelAtPeriodEnd && before.otherRenews
  const isRefused = isRenewing(state) && (isGone(before) || isSecond)
  const cancelAtPeriodEnd = state.cancelAtPeriodEnd || before.endRequestedAt !== null || isRefused
  const goesOnTrying = cancelAtPeriodEnd && subscriptionStatus(state.status) === 'pastDue'
  return { next: { ...state, cancelAtPeriodEnd }, toEnd: isRefused || goesOnTrying, isRefused }
}

/** Whoever turns renewal on shortly before the charge is told its day and amount with that: this is the reminder. */
function remindedBy(event: MoneyEvent | null, { currentPeriodEnd }: State, now: Date) {
  const isSoon = currentPeriodEnd !== null && currentPeriodEnd <= daysAfter(now, REMIND_DAYS)
  return event === 'renewalTurnedOn' && isSoon ? { remindedFor: currentPeriodEnd } : {}
}

async function apply(ctx: BillingCtx, before: Locked, state: State): Promise<void> {
  const { db, now } = ctx
  const { id, userId, listingId, endRequestedAt } = before
  const { next, toEnd, isRefused } = nextState(before, state)
  const event = changeBetween(before, next)
  await db
    .updateTable('subscriptions')
    .set({
      ...next,
      ...remindedBy(event, next, now),
      ...(toEnd && { endRequestedAt: endRequestedAt ?? now }),
      syncedAt: now,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()
  if (toEnd) await enqueueJob(ctx, 'billing.end-subscriptions')
  // An earlier subscription of the listing may be told of after a newer one was bought.
  if (listingId) await setGrace(ctx, { listingId, renews: await isRenewed(db, listingId) })
  if (!event) return
  await announceMoney(ctx, isRefused ? END_EVENTS[whyEnded(before.listingState)] : event, {
    userId,
    subscriptionId: id,
  })
}

/**
 * Writes how a subscription stands at the provider, and says what became of it. What was asked there earlier never
 * overwrites what was asked later. False: it is none of ours, or known better.
 */
export async function saveSubscription(ctx: BillingCtx, subscription: Stripe.Subscription): Promise<boolean> {
  // Before the transaction: its foreign key holds the listing a little, and two who then want it whole would wait for each other.
  await addSubscription(ctx, subscription)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSubscription(ctx.db, subscription.id)
    if (!before || before.syncedAt > ctx.now) return false
    await apply(ctx, before, columnsOf(subscription))
    return true
  })
}

/** Asks the provider how a subscription stands, and writes it down. Null: it is none of ours. */
export async function syncSubscription(ctx: BillingCtx, id: string): Promise<Stripe.Subscription | null> {
  try {
    const subscription = await callProvider(ctx, (stripe) => stripe.subscriptions.retrieve(id))
    await saveSubscription(ctx, subscription)
    return subscription
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
