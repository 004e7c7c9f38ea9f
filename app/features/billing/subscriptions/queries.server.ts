import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { MIGRATED_PREFIX } from './rules.ts'

const SUBSCRIPTION = [
  'subscriptions.id',
  'subscriptions.userId',
  'subscriptions.listingId',
  'subscriptions.stripeSubscriptionId',
  'subscriptions.packageType',
  'subscriptions.status',
  'subscriptions.currentPeriodEnd',
  'subscriptions.cancelAtPeriodEnd',
  'subscriptions.defaultPaymentMethod',
  'subscriptions.listingTitle',
  'subscriptions.category',
  'subscriptions.endRequestedAt',
  'subscriptions.failureToldAt',
  'subscriptions.createdAt',
] as const

const subscriptions = (db: Db) => db.selectFrom('subscriptions').select(SUBSCRIPTION)

/** Not taken over from an earlier system (`isMigrated`): the provider knows them. */
export const notMigrated = sql<boolean>`not starts_with(stripe_subscription_id, ${MIGRATED_PREFIX})`

export type Subscription = Awaited<ReturnType<typeof subscriptionsOf>>[number]

/** Somebody's subscriptions, newest first: the first is the current one ([SUB-01]). Those never paid for are left out. */
export function subscriptionsOf(db: Db, userId: string) {
  return subscriptions(db)
    .where('userId', '=', userId)
    .where('status', 'not in', ['incomplete', 'incomplete_expired'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A subscription by the provider's id, if it is this person's. */
export function subscriptionOf(db: Db, { userId, id }: { readonly userId: string; readonly id: string }) {
  return subscriptions(db)
    .where('userId', '=', userId)
    .where('stripeSubscriptionId', '=', id)
    .executeTakeFirst()
}

/** A subscription by the provider's id, its row held, so that one failure is told once. */
export function lockSubscription(db: Db, stripeSubscriptionId: string) {
  return subscriptions(db)
    .where('stripeSubscriptionId', '=', stripeSubscriptionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Subscriptions somebody wants to end, of which the provider has not been told. */
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
