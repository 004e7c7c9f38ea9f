import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { LIVE_STATUSES } from '../rules.ts'
import { notMigrated } from '../subscriptions/queries.server.ts'

const cards = (db: Db, userId: string) =>
  db
    .selectFrom('paymentMethods')
    .select([
      'stripePaymentMethodId as id',
      'cardBrand as brand',
      'cardLast4 as last4',
      'cardExpMonth as expMonth',
      'cardExpYear as expYear',
      'isDefault',
    ])
    .where('userId', '=', userId)

export type SavedCard = Awaited<ReturnType<typeof cardsOf>>[number]

/** Returns the saved cards of a user, the default first ([SUB-03]). */
export function cardsOf(db: Db, userId: string) {
  return cards(db, userId).orderBy('isDefault', 'desc').orderBy('createdAt').orderBy('id').execute()
}

type Named = { readonly userId: string; readonly paymentMethodId: string }

/** Returns a card, if it belongs to this user. */
export function cardOf(db: Db, { userId, paymentMethodId }: Named) {
  return cards(db, userId).where('stripePaymentMethodId', '=', paymentMethodId).executeTakeFirst()
}

const isDefaultCard = (db: Db, { userId, paymentMethodId }: Named) =>
  sql<boolean>`exists (${cards(db, userId)
    .where('stripePaymentMethodId', '=', paymentMethodId)
    .where('isDefault', '=', true)})`

/** Returns a subscription that continues to be paid with this card. */
export function renewingWith(db: Db, { userId, paymentMethodId }: Named) {
  return db
    .selectFrom('subscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('defaultPaymentMethod', '=', paymentMethodId),
        // An imported one may name no card: the default one pays.
        eb.and([eb('defaultPaymentMethod', 'is', null), isDefaultCard(db, { userId, paymentMethodId })]),
      ]),
    )
    .where(notMigrated)
    .where('status', 'in', LIVE_STATUSES)
    .where('cancelAtPeriodEnd', '=', false)
    .limit(1)
    .executeTakeFirst()
}

/** Deleted accounts which the provider still knows as customers. */
export function customersToDelete(db: Db, limit: number) {
  return db
    .selectFrom('profiles')
    .select(['id', 'providerCustomerId as customerId'])
    .where('deletedAt', 'is not', null)
    .where('providerCustomerId', 'is not', null)
    .$narrowType<{ customerId: string }>()
    .limit(limit)
    .execute()
}

/** Locks the owner of the cards, so that two copies are written one after the other. */
export function lockOwner(db: Db, userId: string) {
  return db.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
}
