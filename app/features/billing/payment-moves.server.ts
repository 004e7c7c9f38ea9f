import type { Insertable, Updateable } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Payments } from '#app/platform/db/tables.gen.ts'
import type { Payment } from './queries.server.ts'
import type { PaymentState } from './rules.ts'

/** `none`: the row does not exist yet. `who`: whose word it is; the site also cancels for buyers who changed their mind. */
type Move = {
  readonly from: PaymentState | 'none'
  readonly event: string
  readonly to: PaymentState
  readonly who: 'buyer' | 'site' | 'provider'
}

/** Every way in which `payments.state` changes. There is no way back to `open`: older facts after newer ones do nothing. */
export const PAYMENT_MOVES = [
  { from: 'none', event: 'start', to: 'open', who: 'buyer' },
  // The charge of a renewal is known once it is paid.
  { from: 'none', event: 'renew', to: 'paid', who: 'provider' },
  { from: 'open', event: 'pay', to: 'paid', who: 'provider' },
  // Money that came in spite of the cancellation buys what it was for.
  { from: 'canceled', event: 'pay', to: 'paid', who: 'provider' },
  { from: 'open', event: 'cancel', to: 'canceled', who: 'site' },
  // The provider cancels the first invoice of a subscription when it is unpaid for a day.
  { from: 'open', event: 'expire', to: 'canceled', who: 'provider' },
  { from: 'paid', event: 'refund', to: 'refunded', who: 'provider' },
] as const satisfies readonly Move[]

type CreatingEvent = Extract<(typeof PAYMENT_MOVES)[number], { from: 'none' }>['event']
export type PaymentEvent = Exclude<(typeof PAYMENT_MOVES)[number], { from: 'none' }>['event']

/** Returns the state after an event. Throws where the table has no such move. */
function nextState(from: Move['from'], event: CreatingEvent | PaymentEvent): PaymentState {
  const move = PAYMENT_MOVES.find((one) => one.from === from && one.event === event)
  if (!move) throw new Error(`no payment moves from ${from} by ${event}`)
  return move.to
}

type Writer = Pick<Ctx, 'db' | 'now'>
type NewPayment = Omit<Insertable<Payments>, 'id' | 'state' | 'createdAt' | 'paidAt' | 'checkedAt'>

/** Stores a payment before it is created at the provider. */
export function createPayment({ db, now }: Writer, payment: NewPayment) {
  return db
    .insertInto('payments')
    .values({ ...payment, state: nextState('none', 'start'), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Stores the payment of an invoice that was paid. Undefined: it is known already. */
export function createRenewal({ db, now }: Writer, payment: NewPayment) {
  const state = nextState('none', 'renew')
  return db
    .insertInto('payments')
    .values({ ...payment, state, createdAt: now, paidAt: now, checkedAt: now })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst()
}

type Moved = Pick<Payment, 'id' | 'state' | 'amountCents' | 'stripePaymentIntentId'>
export type MoveFacts = Pick<Updateable<Payments>, 'cardBrand' | 'cardLast4' | 'lastError'>

/** What a move writes apart from the state. */
function columnsOf(event: PaymentEvent, { amountCents }: Moved, now: Date): Updateable<Payments> {
  if (event === 'pay') return { paidAt: now, lastError: '' }
  return event === 'refund' ? { refundedAt: now, refundedAmount: amountCents, lastError: '' } : {}
}

/**
 * Moves a payment as its table says; throws where that has no such move. Returns false when the row has another state, or
 * another charge, than the caller has read: with the row locked this cannot be.
 */
export async function movePayment(
  { db, now }: Writer,
  payment: Moved,
  event: PaymentEvent,
  facts: MoveFacts = {},
): Promise<boolean> {
  const state = nextState(payment.state, event)
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ ...columnsOf(event, payment, now), ...facts, state, checkedAt: now })
    .where('id', '=', payment.id)
    .where('state', '=', payment.state)
    .where('stripePaymentIntentId', 'is not distinct from', payment.stripePaymentIntentId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Charge = Pick<Updateable<Payments>, 'stripePaymentIntentId' | 'stripeSubscriptionId' | 'stripeInvoiceId'>

/** Notes the charge that was opened for a payment, unless it has one. */
export function linkCharge({ db }: Pick<Writer, 'db'>, id: string | null, charge: Charge) {
  return db
    .updateTable('payments')
    .set(charge)
    .where('id', '=', id)
    .where('stripePaymentIntentId', 'is', null)
    .execute()
}

/** Notes that the provider was asked, and what it said that leaves the state as it is. */
export function recordPaymentCheck(
  { db, now }: Writer,
  id: string,
  facts: Pick<Updateable<Payments>, 'lastError' | 'refundedAmount'> = {},
) {
  return db
    .updateTable('payments')
    .set({ ...facts, checkedAt: now })
    .where('id', '=', id)
    .execute()
}
