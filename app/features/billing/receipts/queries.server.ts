import { type RawBuilder, sql } from 'kysely'
import { isPublic } from '#app/features/items/public-items.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type BillingDetails, NO_DETAILS, RECEIPTS_PER_PAGE } from './receipt-details.ts'

const RECEIPT = [
  'payments.id',
  'payments.receiptNumber as number',
  'payments.userId',
  'payments.listingTitle as title',
  'payments.reason',
  'payments.tier',
  'payments.upgradedFrom',
  'payments.amountCents',
  'payments.refundedAmount',
  'payments.state',
  'payments.cardBrand',
  'payments.cardLast4',
  'payments.createdAt',
  'payments.paidAt',
  'payments.refundedAt',
] as const

const receipts = (db: Db) => db.selectFrom('payments').select(RECEIPT)

export type Receipt = Awaited<ReturnType<typeof receiptsNumbered>>[number]

/** Charges that took place: a payment that was only started has no receipt. */
const charged = (db: Db, userId: string) =>
  receipts(db).where('userId', '=', userId).where('state', 'in', ['paid', 'refunded'])

export function allReceipts(db: Db, userId: string) {
  return charged(db, userId)
    .select((eb) =>
      eb
        .selectFrom('listings')
        .select('listings.listingId')
        .whereRef('listings.id', '=', 'payments.listingId')
        .as('listingNumber'),
    )
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Returns page `page` (from 1) of a user's receipts, newest first, with the sum of everything not refunded
 * ([PAY-08]).
 */
export async function receiptsOf(db: Db, userId: string, page: number) {
  const [rows, sum] = await Promise.all([
    charged(db, userId)
      .orderBy('paidAt', 'desc')
      .orderBy('id', 'desc')
      .limit(RECEIPTS_PER_PAGE)
      .offset((page - 1) * RECEIPTS_PER_PAGE)
      .execute(),
    db
      .selectFrom('payments')
      .select((eb) => [
        eb.fn.countAll<number>().as('count'),
        eb.fn.coalesce(eb.fn.sum<number>(sql`amount_cents - refunded_amount`), eb.lit(0)).as('cents'),
        eb.fn.countAll<number>().filterWhere('state', '=', 'paid').as('paid'),
      ])
      .where('userId', '=', userId)
      .where('state', 'in', ['paid', 'refunded'])
      .executeTakeFirstOrThrow(),
  ])
  return {
    rows,
    totalCents: Number(sum.cents),
    paid: Number(sum.paid),
    pages: Math.max(1, Math.ceil(Number(sum.count) / RECEIPTS_PER_PAGE)),
  }
}

/** Returns the receipts of a user with this number, as `receiptNumberTyped` returns it. */
export function receiptsNumbered(db: Db, userId: string, number: string) {
  return charged(db, userId).where('receiptNumber', '=', number).execute()
}

export async function billingDetailsOf(db: Db, userId: string): Promise<BillingDetails> {
  const kept = await db
    .selectFrom('billingDetails')
    .select(['company', 'address', 'taxId', 'bookkeeperEmail'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return kept ?? NO_DETAILS
}

/** Until when something that a payment bought runs: the listing itself, or for an upgrade what it added. */
const periodOf = (at: RawBuilder<Date>) => sql<Date | null>`coalesce(
  (select ${at} from entitlements where source_id = payments.id::text and kind = 'post'),
  (select ${at} from entitlements where source_id = payments.id::text and kind = 'ticker'))`

/**
 * Returns everything a receipt says: what was paid for, until when it runs, by whom, and the listing if it can be
 * seen.
 */
export async function findReceipt(db: Db, id: string, now: Date) {
  const found = await db
    .selectFrom('payments')
    .innerJoin('profiles', 'profiles.id', 'payments.userId')
    .leftJoin('listings', 'listings.id', 'payments.listingId')
    .select(RECEIPT)
    .select([
      'payments.currency',
      'profiles.fullName',
      'profiles.email',
      'listings.listingId as publicId',
      isPublic('listings', now).as('isPublic'),
      periodOf(sql`min(starts_at)`).as('startsAt'),
      periodOf(sql`max(ends_at)`).as('endsAt'),
      (eb) =>
        eb
          .selectFrom('refunds')
          .select(({ fn }) => fn.max('settledAt').as('at'))
          .whereRef('refunds.paymentId', '=', 'payments.id')
          .where('refunds.state', '=', 'made')
          .as('lastRefundAt'),
    ])
    .where('payments.id', '=', id)
    .where('payments.state', 'in', ['paid', 'refunded'])
    .executeTakeFirst()
  return found && { ...found, details: await billingDetailsOf(db, found.userId) }
}

export type WholeReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>
