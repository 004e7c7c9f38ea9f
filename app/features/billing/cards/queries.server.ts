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

/** The same card has the same one, however often it was saved: each subscription saves it once more. */
const sameCard = sql<string>`coalesce(nullif(fingerprint, ''), stripe_payment_method_id)`

/**
 * Returns the saved cards of a user, the default first ([SUB-03]), each once: of the same card the default one, else the
 * one that expires last. `ids` are all under which it was saved.
 */
export function cardsOf(db: Db, userId: string) {
  const distinct = cards(db, userId)
    .select([
      'id as rowId',
      'createdAt',
      sql<string[]>`array_agg(stripe_payment_method_id) over (partition by ${sameCard})`.as('ids'),
    ])
    .distinctOn(sameCard)
    .orderBy(sameCard)
    .orderBy('isDefault', 'desc')
    .orderBy(sql`card_exp_year * 12 + card_exp_month`, 'desc')
    .orderBy('createdAt')
    .as('distinct_cards')
  return db
    .selectFrom(distinct)
    .select(['id', 'brand', 'last4', 'expMonth', 'expYear', 'isDefault', 'ids'])
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('rowId')
    .execute()
}

type Named = { readonly userId: string; readonly paymentMethodId: string }

/** Returns a card, if it belongs to this user. */
export function cardOf(db: Db, { userId, paymentMethodId }: Named) {
  return cards(db, userId).where('stripePaymentMethodId', '=', paymentMethodId).executeTakeFirst()
}

/** Returns every id under which the provider knows the same card of this user. */
export async function idsOfCard(db: Db, { userId, paymentMethodId }: Named): Promise<readonly string[]> {
  const all = await cardsOf(db, userId)
  return all.find(({ ids }) => ids.includes(paymentMethodId))?.ids ?? [paymentMethodId]
}

type SameCard = { readonly userId: string; readonly ids: readonly string[] }

const isDefaultCard = (db: Db, { userId, ids }: SameCard) =>
  sql<boolean>`exists (${cards(db, userId)
    .where('stripePaymentMethodId', 'in', ids)
    .where('isDefault', '=', true)})`

/** Returns a subscription that continues to be paid with this card, under whichever of its ids. */
export function renewingWith(db: Db, { userId, ids }: SameCard) {
  return db
    .selectFrom('subscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('defaultPaymentMethod', 'in', ids),
        // An imported one may name no card: the default one pays.
        eb.and([eb('defaultPaymentMethod', 'is', null), isDefaultCard(db, { userId, ids })]),
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
