import { DAY_MS, daysBefore } from '#app/lib/day.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { BillingCtx } from './call-provider.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { endSubscriptionsOf } from './end-subscriptions.server.ts'
import { EVENT_RETENTION_DAYS, MAX_ATTEMPTS } from './events/event-kinds.ts'
import { processEvent } from './events/process-event.server.ts'
import { forEachLogged } from './for-each-logged.server.ts'
import { whyEnded } from './notices/money-events.ts'
import { recordPaymentCheck } from './payment-moves.server.ts'
import { CANCEL_AFTER_DAYS, RECONCILE_AFTER_MINUTES } from './payment-times.ts'
import { type Payment, paymentsLeftOpen } from './queries.server.ts'
import { executeRefund } from './refund-payment.server.ts'
import { refundsLeftOpen } from './refunds/queries.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { renewalsOfGone, subscriptionsOverdue } from './subscriptions/queries.server.ts'
import { syncLatestInvoice } from './subscriptions/settle-invoice.server.ts'

const MINUTE = 60_000
const AT_ONCE = 200

const before = ({ now }: BillingCtx, ms: number) => new Date(now.getTime() - ms)

async function settleOrCancel(ctx: BillingCtx, payment: Payment): Promise<void> {
  const state = await settlePayment(ctx, payment.id)
  const isOld = payment.createdAt < before(ctx, CANCEL_AFTER_DAYS * DAY_MS)
  if (state === 'open' && isOld) await cancelPayment(ctx, payment)
  await recordPaymentCheck(ctx, payment.id)
  if (state === 'paid')
    ctx.log.warn({ event: 'payments.repaired', paymentId: payment.id }, 'a paid payment was found')
}

function unprocessedEvents(ctx: BillingCtx) {
  return ctx.db
    .selectFrom('paymentEvents')
    .select(['id', 'type', 'objectId'])
    .where('processedAt', 'is', null)
    .where('receivedAt', '<', before(ctx, MINUTE))
    .where('attempts', '<', MAX_ATTEMPTS)
    .orderBy('receivedAt')
    .limit(AT_ONCE)
    .execute()
}

/**
 * Finds what events did not bring: payments left open, events that failed, refunds that were promised and not made, renewals
 * of what is gone, subscriptions whose period is over. Asks the provider about each, so it may run twice and at any time (D-02).
 */
export async function reconcilePayments(ctx: BillingCtx): Promise<void> {
  await forEachLogged(ctx, await unprocessedEvents(ctx), (event) => processEvent(ctx, event))
  const open = await paymentsLeftOpen(ctx.db, before(ctx, RECONCILE_AFTER_MINUTES * MINUTE), AT_ONCE)
  await forEachLogged(ctx, open, (payment) => settleOrCancel(ctx, payment))
  const refunds = await refundsLeftOpen(ctx.db, before(ctx, RECONCILE_AFTER_MINUTES * MINUTE), AT_ONCE)
  await forEachLogged(ctx, refunds, ({ id }) => executeRefund(ctx, id))
  const lost = await renewalsOfGone(ctx.db, AT_ONCE)
  await forEachLogged(ctx, lost, ({ stripeSubscriptionId, listingState }) =>
    inTransaction(ctx, (ctx) => endSubscriptionsOf(ctx, { stripeSubscriptionId }, whyEnded(listingState))),
  )
  const overdue = await subscriptionsOverdue(ctx.db, before(ctx, RECONCILE_AFTER_MINUTES * MINUTE), AT_ONCE)
  await forEachLogged(ctx, overdue, ({ stripeSubscriptionId }) =>
    syncLatestInvoice(ctx, stripeSubscriptionId),
  )
}

/** Events are no memory: payments are. */
export async function deleteOldEvents(ctx: Pick<BillingCtx, 'db' | 'now'>): Promise<void> {
  const long = daysBefore(ctx.now, EVENT_RETENTION_DAYS)
  await ctx.db.deleteFrom('paymentEvents').where('receivedAt', '<', long).execute()
}
