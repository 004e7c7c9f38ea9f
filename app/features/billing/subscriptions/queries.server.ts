import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { LIVE_STATUSES } from '../rules.ts'
import { listingStateOf } from './rules.ts'
import { isMigrated, MIGRATED_PREFIX, nextChargeAt, periodPaidUntil } from './subscription-status.ts'

const SUBSCRIPTION = [
  'subscriptions.id',
  'subscriptions.userId',
  'subscriptions.listingId',
  'subscriptions.stripeSubscriptionId',
  'subscriptions.packageType',
  'subscriptions.status',
  'subscriptions.currentPeriodStart',
  'subscriptions.currentPeriodEnd',
  'subscriptions.amountCents',
  'subscriptions.remindedFor',
  'subscriptions.cancelAtPeriodEnd',
  'subscriptions.defaultPaymentMethod',
  'subscriptions.listingTitle',
  'subscriptions.category',
  'subscriptions.endRequestedAt',
  'subscriptions.failureToldAt',
  'subscriptions.syncedAt',
  'subscriptions.chargesFrom',
  'subscriptions.createdAt',
] as const

const subscriptions = (db: Db) => db.selectFrom('subscriptions').select(SUBSCRIPTION)

/** Not taken over from an earlier system (`isMigrated`): the provider knows them. */
export const notMigrated = sql<boolean>`not starts_with(stripe_subscription_id, ${MIGRATED_PREFIX})`

const othersRenew = sql<boolean>`exists (
  select from subscriptions other
   where other.listing_id = subscriptions.listing_id and other.id <> subscriptions.id
     and other.status = any(${sql.val([...LIVE_STATUSES])}) and not other.cancel_at_period_end)`

const withListing = (db: Db) =>
  subscriptions(db)
    .leftJoin('listings', 'listings.id', 'subscriptions.listingId')
    .select([
      'listings.moderation',
      'listings.paymentStatus',
      'listings.deletedAt',
      'listings.ownerHidden',
      othersRenew.as('otherRenews'),
    ])

type WithListing = Awaited<ReturnType<ReturnType<typeof withListing>['execute']>>[number]

function facts(row: WithListing) {
  const { moderation, paymentStatus, deletedAt, ownerHidden, ...subscription } = row
  const listing =
    moderation === null || paymentStatus === null || ownerHidden === null
      ? null
      : { moderation, paymentStatus, deletedAt, ownerHidden }
  return {
    ...subscription,
    /** What became of what it pays for. A migrated one may never have known its listing. */
    listingState:
      isMigrated(subscription.stripeSubscriptionId) && !listing
        ? ('present' as const)
        : listingStateOf(listing),
    /** The next charge: when, and `amountCents` is how much. Null when there is none, or the last one failed. */
    nextChargeAt: nextChargeAt(subscription),
    paidUntil: periodPaidUntil(subscription),
  }
}

/** A subscription as its owner sees it. */
export type OwnSubscription = ReturnType<typeof facts>

/**
 * Returns the subscriptions of a user, newest first: the first is the current one ([SUB-01]). Those never paid for
 * are left out.
 */
export async function subscriptionsOf(db: Db, userId: string): Promise<readonly OwnSubscription[]> {
  const rows = await withListing(db)
    .where('subscriptions.userId', '=', userId)
    .where('subscriptions.status', 'not in', ['incomplete', 'incomplete_expired'])
    .orderBy('subscriptions.createdAt', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .execute()
  return rows.map(facts)
}

/** Returns the live subscriptions of a user that pay for these listings, newest first. */
export async function liveSubscriptionsFor(
  db: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<readonly OwnSubscription[]> {
  const rows = await withListing(db)
    .where('subscriptions.userId', '=', userId)
    .where('subscriptions.listingId', 'in', listingIds)
    .where('subscriptions.status', 'in', LIVE_STATUSES)
    .orderBy('subscriptions.createdAt', 'desc')
    .execute()
  return rows.map(facts)
}

/** Selects those of a user that are not over, as far as we know. */
export function liveSubscriptionsOf(db: Db, userId: string) {
  return subscriptions(db)
    .where('userId', '=', userId)
    .where('status', 'in', LIVE_STATUSES)
    .where(notMigrated)
    .execute()
}

/** Returns a subscription by the provider's id, if it is this user's. */
export async function subscriptionOf(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<OwnSubscription | undefined> {
  const row = await withListing(db)
    .where('subscriptions.userId', '=', userId)
    .where('subscriptions.stripeSubscriptionId', '=', id)
    .executeTakeFirst()
  return row && facts(row)
}

export type Subscription = Awaited<ReturnType<ReturnType<typeof subscriptions>['execute']>>[number]

/** A subscription by the id of its row, or by the provider's. */
export function subscriptionById(
  db: Db,
  { id, stripeSubscriptionId }: { readonly id: string | null; readonly stripeSubscriptionId: string | null },
) {
  return subscriptions(db)
    .where((eb) =>
      id ? eb('id', '=', id) : eb('stripeSubscriptionId', 'is not distinct from', stripeSubscriptionId),
    )
    .executeTakeFirst()
}

/** Whether money of a subscription went back: a listing that nothing is paid for is then no longer about to be paid. */
async function hasRefund(db: Db, stripeSubscriptionId: string): Promise<boolean> {
  const refunded = await db
    .selectFrom('payments')
    .select('id')
    .where('stripeSubscriptionId', '=', stripeSubscriptionId)
    .where('state', '=', 'refunded')
    .limit(1)
    .executeTakeFirst()
  return refunded !== undefined
}

/**
 * Returns a subscription by the provider's id, with its listing and then its row locked: the deletion of a listing
 * locks them in this order. Undefined: this site has no such subscription.
 */
export async function lockSubscription(db: Db, stripeSubscriptionId: string) {
  const known = await subscriptionById(db, { id: null, stripeSubscriptionId })
  const listing = known?.listingId
    ? await db
        .selectFrom('listings')
        .select(['moderation', 'paymentStatus', 'deletedAt', 'ownerHidden'])
        .where('id', '=', known.listingId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  const subscription = await subscriptions(db)
    .select(othersRenew.as('otherRenews'))
    .where('stripeSubscriptionId', '=', stripeSubscriptionId)
    .forUpdate()
    .executeTakeFirst()
  if (!subscription) return undefined
  const listingState = listingStateOf(listing ?? null)
  return { ...subscription, listingState, wasRefunded: await hasRefund(db, stripeSubscriptionId) }
}

/** Renewals that are on of listings that are gone: whatever took the listing away, they are to end. */
export async function renewalsOfGone(db: Db, limit: number) {
  const rows = await withListing(db)
    .where('subscriptions.status', 'in', LIVE_STATUSES)
    .where('subscriptions.cancelAtPeriodEnd', '=', false)
    .where(notMigrated)
    .where((eb) =>
      eb.or([
        eb('listings.id', 'is', null),
        eb('listings.deletedAt', 'is not', null),
        eb('listings.ownerHidden', '=', true),
        eb('listings.moderation', 'in', ['rejected', 'removed']),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(facts)
}

/**
 * Locks and returns renewals that will be charged before `until` and whose reminder has not been sent, the nearest
 * first.
 */
export function renewalsToRemind(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) {
  return subscriptions(db)
    .innerJoin('listings', 'listings.id', 'subscriptions.listingId')
    .where('subscriptions.status', 'in', ['active', 'trialing'])
    .where('subscriptions.cancelAtPeriodEnd', '=', false)
    .where('subscriptions.currentPeriodEnd', '>', now)
    .where('subscriptions.currentPeriodEnd', '<=', until)
    .where('subscriptions.remindedFor', 'is distinct from', (eb) => eb.ref('subscriptions.currentPeriodEnd'))
    .where('listings.deletedAt', 'is', null)
    .where('listings.ownerHidden', '=', false)
    .where('listings.paymentStatus', '=', 'completed')
    .where('listings.moderation', 'not in', ['rejected', 'removed'])
    .where(notMigrated)
    .orderBy('subscriptions.currentPeriodEnd')
    .limit(limit)
    .forUpdate('subscriptions')
    .skipLocked()
    .execute()
}

/** Subscriptions whose end was requested and not yet sent to the provider. */
export function subscriptionsToEnd(db: Db, limit: number) {
  return subscriptions(db)
    .where('endRequestedAt', 'is not', null)
    .where(notMigrated)
    .orderBy('endRequestedAt')
    .limit(limit)
    .execute()
}

/** Those between two states, and live ones whose period is over for long: an event may have been lost. */
export function subscriptionsOverdue(db: Db, before: Date, limit: number) {
  return subscriptions(db)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['incomplete', 'past_due']),
        eb.and([eb('status', 'in', ['active', 'trialing']), eb('currentPeriodEnd', '<', before)]),
      ]),
    )
    .where('syncedAt', '<', before)
    .where(notMigrated)
    .orderBy('syncedAt')
    .limit(limit)
    .execute()
}
