import { sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { LIVE_STATUSES } from './rules.ts'

const PAYMENT = [
  'payments.id',
  'payments.receiptNumber',
  'payments.userId',
  'payments.listingId',
  'payments.listingTitle',
  'payments.reason',
  'payments.upgradedFrom',
  'payments.tier',
  'payments.amountCents',
  'payments.refundedAmount',
  'payments.currency',
  'payments.renews',
  'payments.state',
  'payments.stripePaymentIntentId',
  'payments.stripeSubscriptionId',
  'payments.stripeInvoiceId',
  'payments.cardBrand',
  'payments.cardLast4',
  'payments.lastError',
  'payments.createdAt',
  'payments.paidAt',
  'payments.refundedAt',
] as const

const payments = (db: Db) => db.selectFrom('payments').select(PAYMENT)

export type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export function findPayment(db: Db, id: string) {
  return payments(db).where('id', '=', id).executeTakeFirst()
}

/** Returns a payment of the user. Refuses billing.noSuchPayment: another user's does not exist. */
export async function getOwnPayment({ db, actor }: PersonalCtx, id: string): Promise<Payment> {
  const payment = await findPayment(db, id)
  if (payment?.userId !== actor.id) throw new RefusedError(refuse('notFound', 'billing.noSuchPayment'))
  return payment
}

/** Locks the row, so that webhook, browser and reconciliation apply one after the other. */
export function lockPayment(db: Db, id: string) {
  return payments(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function paymentOfIntent(db: Db, intentId: string) {
  return payments(db).where('stripePaymentIntentId', '=', intentId).executeTakeFirst()
}

export function paymentOfInvoice(db: Db, invoiceId: string) {
  return payments(db).where('stripeInvoiceId', '=', invoiceId).executeTakeFirst()
}

/** The payment a subscription began with. */
export function firstPaymentOf(db: Db, subscriptionId: string) {
  return payments(db)
    .where('stripeSubscriptionId', '=', subscriptionId)
    .where('renews', '=', true)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

export function openPaymentOf(db: Db, listingId: string) {
  return payments(db).where('listingId', '=', listingId).where('state', '=', 'open').executeTakeFirst()
}

/** Selects the payments that a user has started. */
export function openPaymentsOf(db: Db, userId: string) {
  return payments(db).where('userId', '=', userId).where('state', '=', 'open').execute()
}

const TO_PAY = [
  'listings.id',
  'listings.listingId as publicId',
  'listings.userId',
  'listings.title',
  'listings.category',
  'listings.status',
  'listings.moderation',
  'listings.heldFor',
  'listings.paymentStatus',
  'listings.paymentType',
  'listings.expiresAt',
  'listings.deletedAt',
] as const

/** Whether a live subscription pays for the listing of this column. */
const isPaidFor = (db: Db, now: Date, column: 'listings.id' | 'listings.replaces') =>
  db
    .selectFrom('subscriptions')
    .select('subscriptions.id')
    .where('subscriptions.listingId', '=', sql.ref<string>(column))
    .where('subscriptions.status', 'in', LIVE_STATUSES)
    .where('subscriptions.cancelAtPeriodEnd', '=', false)
    .where('subscriptions.currentPeriodEnd', '>', now)

/** The first listing of the site in the order 'newest', found in an index once for each query. */
const topListing = (db: Db, now: Date) =>
  db
    .selectFrom('listings')
    .select('listings.id')
    .where(isPublic('listings', now))
    .orderBy('listings.rankedAt', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(1)

/** The newest payment for a listing that money came for, also when it went back later. */
const lastPayment = (db: Db) =>
  db
    .selectFrom('payments')
    .select('payments.id')
    .where('payments.listingId', '=', sql.ref<string>('listings.id'))
    .where('payments.state', 'in', ['paid', 'refunded'])
    .orderBy('payments.bookedAt', 'desc')
    .orderBy('payments.id')
    .limit(1)

const listingsToPay = (db: Db, now: Date) =>
  db
    .selectFrom('listings')
    .select(TO_PAY)
    .select(lastPayment(db).as('lastPaymentId'))
    .select(sql<boolean>`jsonb_array_length(listings.images) > 0`.as('hasPicture'))
    .select((eb) => [
      eb
        .exists(isPaidFor(db, now, 'listings.id'))
        .$castTo<boolean>()
        .as('renews'),
      eb
        .exists(isPaidFor(db, now, 'listings.replaces'))
        .$castTo<boolean>()
        .as('replacedRenews'),
      eb('listings.id', 'is not distinct from', topListing(db, now)).$castTo<boolean>().as('isOnTop'),
    ])

/** What decides about paying for a listing. */
export function findListingToPay(db: Db, id: string, now: Date) {
  return listingsToPay(db, now).where('listings.id', '=', id).executeTakeFirst()
}

/** The same of several listings, and whether another one has replaced them. */
export function findSeriesToPay(db: Db, ids: readonly string[], now: Date) {
  return listingsToPay(db, now).select('listings.replacedBy').where('listings.id', 'in', ids).execute()
}

/** The same of several listings, but those that another one has replaced. */
export function findListingsToPay(db: Db, ids: readonly string[], now: Date) {
  return listingsToPay(db, now)
    .where('listings.id', 'in', ids)
    .where('listings.replacedBy', 'is', null)
    .execute()
}

/**
 * The same, with the row held: two tabs that start paying come one after the other. It is read by another statement than
 * the one that waits, which would not see changes of the other tab to other tables.
 */
export async function lockListingToPay(db: Db, id: string, now: Date) {
  await db.selectFrom('listings').select('id').where('id', '=', id).forUpdate().execute()
  return findListingToPay(db, id, now)
}

/** Returns the listing that a reposted one has become, or the same id. */
export async function presentListingId(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive newer as (
      select id, replaced_by from listings where id = ${id}
      union
      select listings.id, listings.replaced_by from listings join newer on listings.id = newer.replaced_by
    )
    select id from newer where replaced_by is null`.execute(db)
  return rows[0]?.id ?? id
}

export function customerOf(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['id', 'email', 'fullName', 'language', 'providerCustomerId as customerId'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export function findUserByCustomer(db: Db, customerId: string) {
  return db
    .selectFrom('profiles')
    .select('id')
    .where('providerCustomerId', '=', customerId)
    .executeTakeFirst()
}

/** Returns the provider's id of a saved card of a user. */
export async function anyCardOf(db: Db, userId: string): Promise<string | undefined> {
  const card = await db
    .selectFrom('paymentMethods')
    .select('stripePaymentMethodId as id')
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return card?.id
}

/** Returns open payments that were last checked at the provider before `before`, longest waiting first. */
export function paymentsLeftOpen(db: Db, before: Date, limit: number) {
  return payments(db)
    .where('state', '=', 'open')
    .where('createdAt', '<', before)
    .where((eb) => eb.or([eb('checkedAt', 'is', null), eb('checkedAt', '<', before)]))
    .orderBy('checkedAt', (by) => by.asc().nullsFirst())
    .limit(limit)
    .execute()
}
