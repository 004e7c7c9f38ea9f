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
import { changeBetween, isRenewing, subscriptionStatus } from './subscription-status.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>
type State = ReturnType<typeof columnsOf>

/** Nothing is paid for a listing before its first payment is known here; that is not gone. */
function isGone({ listingState, wasRefunded }: Locked): boolean {
  return listingState === 'unpaid' ? wasRefunded : listingState !== 'present'
}

/**
 * Returns what is to be written. A requested end that was not sent to the provider yet stays, and the renewal of
 * something gone, or renewed already, is off, wherever it was turned on. `toEnd`: the end has to be sent to the
 * provider, also when it would otherwise try a failed charge again.
 */
function nextState(before: Locked, state: State) {
  const isSecond = before.cancelAtPeriodEnd && before.otherRenews
  const isRefused = isRenewing(state) && (isGone(before) || isSecond)
  const cancelAtPeriodEnd = state.cancelAtPeriodEnd || before.endRequestedAt !== null || isRefused
  const goesOnTrying = cancelAtPeriodEnd && subscriptionStatus(state.status) === 'pastDue'
  return { next: { ...state, cancelAtPeriodEnd }, toEnd: isRefused || goesOnTrying, isRefused }
}

/** A user who turns renewal on shortly before the charge sees its day and amount there: this is the reminder. */
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
  // The event of an earlier subscription of the listing may arrive after a newer one was bought.
  if (listingId) await setGrace(ctx, { listingId, renews: await isRenewed(db, listingId) })
  if (!event) return
  await announceMoney(ctx, isRefused ? END_EVENTS[whyEnded(before.listingState)] : event, {
    userId,
    subscriptionId: id,
  })
}

/**
 * Writes the state of a subscription at the provider, and reports what became of it. An earlier reading never
 * overwrites a later one. False: this site does not have it, or a later one is stored.
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

/** One that the provider does not know, such as an imported one with a wrong id, must not keep others from their turn. */
async function noteMissing({ db, now }: BillingCtx, stripeSubscriptionId: string): Promise<null> {
  await db
    .updateTable('subscriptions')
    .set({ syncedAt: now })
    .where('stripeSubscriptionId', '=', stripeSubscriptionId)
    .execute()
  return null
}

/** Reads the state of a subscription from the provider and stores it. Null: this site does not have it. */
export async function syncSubscription(ctx: BillingCtx, id: string): Promise<Stripe.Subscription | null> {
  try {
    const subscription = await callProvider(ctx, (stripe) => stripe.subscriptions.retrieve(id))
    await saveSubscription(ctx, subscription)
    return subscription
  } catch (error) {
    if (isMissing(error)) return noteMissing(ctx, id)
    throw error
  }
}
