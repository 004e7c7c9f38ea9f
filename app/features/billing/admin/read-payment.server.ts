import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { leftOf } from '../refunds/stored-refunds.ts'
import type { PaymentRow } from './payment-lists.ts'

/** A payment with everything admins know of it. */
export type PaymentFacts = PaymentRow & {
  readonly renews: boolean
  readonly currency: string
  readonly cardBrand: string
  readonly cardLast4: string
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly refundedAt: Date | null
  readonly intentId: string | null
  readonly invoiceId: string | null
  readonly subscriptionId: string | null
}

async function findFacts(db: Db, id: string): Promise<PaymentFacts | undefined> {
  const { rows } = await sql<PaymentFacts>`
    select p.id, p.receipt_number as number, p.booked_at as "bookedAt", p.state, p.reason, p.tier,
           p.amount_cents as "amountCents", p.refunded_amount as "refundedAmount", p.last_error as "lastError",
           p.listing_title as title, p.listing_id as "listingId", listings.listing_id as "listingNumber",
           p.user_id as "userId", profiles.full_name as "fullName", profiles.email, p.renews, p.currency,
           p.card_brand as "cardBrand", p.card_last4 as "cardLast4", p.created_at as "createdAt",
           p.paid_at as "paidAt", p.refunded_at as "refundedAt", p.stripe_payment_intent_id as "intentId",
           p.stripe_invoice_id as "invoiceId", p.stripe_subscription_id as "subscriptionId"
      from payments p join profiles on profiles.id = p.user_id left join listings on listings.id = p.listing_id
     where p.id = ${id}`.execute(db)
  return rows[0]
}

function refundsFor(db: Db, paymentId: string) {
  return db
    .selectFrom('refunds')
    .leftJoin('profiles', 'profiles.id', 'refunds.requestedBy')
    .select([
      'refunds.id',
      'refunds.amountCents',
      'refunds.state',
      'refunds.reason',
      'refunds.error',
      'refunds.createdAt',
      'refunds.settledAt',
      'refunds.stripeRefundId',
      sql<string>`coalesce(nullif(profiles.full_name, ''), profiles.email, '')`.as('by'),
    ])
    .where('paymentId', '=', paymentId)
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute()
}

/** Events of the provider about a charge that the history shows. */
const TOLD = {
  'payment_intent.payment_failed': 'declined',
  'payment_intent.requires_action': 'asked',
  'payment_intent.canceled': 'canceled',
  'charge.dispute.created': 'disputed',
  'charge.dispute.closed': 'disputeClosed',
} as const

/** How a closed dispute ended, by the provider's word for it. */
const ENDED = { won: 'disputeWon', lost: 'disputeLost' } as const

type Told = (typeof TOLD)[keyof typeof TOLD] | (typeof ENDED)[keyof typeof ENDED]

const isTold = (type: string): type is keyof typeof TOLD => type in TOLD
const isEnd = (code: string): code is keyof typeof ENDED => code in ENDED

function toldBy({ type, code }: { readonly type: string; readonly code: string }): Told | null {
  if (!isTold(type)) return null
  return TOLD[type] === 'disputeClosed' && isEnd(code) ? ENDED[code] : TOLD[type]
}

/** Attempts to pay and disputes, from the provider's events, which are deleted after EVENT_RETENTION_DAYS. */
async function toldOf(db: Db, intentId: string | null) {
  if (!intentId) return []
  const rows = await db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'code', 'happenedAt as at'])
    .where('objectId', '=', intentId)
    .where('type', 'in', Object.keys(TOLD))
    .orderBy('happenedAt')
    .limit(50)
    .execute()
  return rows.flatMap(({ id, at, ...event }) => {
    const what = toldBy(event)
    return what ? [{ id, at, what }] : []
  })
}

export type RefundDetail = Awaited<ReturnType<typeof refundsFor>>[number]

/** An entry of a payment's history. */
export type HistoryEntry =
  | { readonly id: string; readonly at: Date; readonly what: 'begun' | 'paid' | Told }
  | { readonly id: string; readonly at: Date; readonly what: 'refund'; readonly refund: RefundDetail }

async function historyOf(db: Db, payment: PaymentFacts, refunds: readonly RefundDetail[]) {
  const entries: HistoryEntry[] = [
    { id: 'begun', at: payment.createdAt, what: 'begun' },
    ...(await toldOf(db, payment.intentId)),
    ...(payment.paidAt ? [{ id: 'paid', at: payment.paidAt, what: 'paid' } as const] : []),
    ...refunds.map((refund) => ({ id: refund.id, at: refund.createdAt, what: 'refund', refund }) as const),
  ]
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Returns a payment, how much of it can still be refunded, and its history, oldest first; undefined when it does not
 * exist.
 */
export async function readPayment(db: Db, id: string) {
  const payment = await findFacts(db, id)
  if (!payment) return undefined
  const refunds = await refundsFor(db, id)
  const isPaid = payment.state === 'paid'
  return {
    payment,
    leftCents: isPaid ? leftOf(payment.amountCents, refunds) : 0,
    history: await historyOf(db, payment, refunds),
  }
}
