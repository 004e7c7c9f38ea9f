import { type BillingCtx, isMissing } from '../call-provider.server.ts'
import { syncCardsOfCustomer } from '../cards/sync-cards.server.ts'
import { stopAddingCards, stopPaying } from '../pauses/stop-declines.server.ts'
import { paymentOfIntent } from '../queries.server.ts'
import { settleIntent } from '../settle-payment.server.ts'
import { settleInvoice, syncLatestInvoice } from '../subscriptions/settle-invoice.server.ts'
import { type EventAbout, eventAbout } from './event-kinds.ts'
import { isOurs } from './queries.server.ts'
import { countWebhook } from './webhook-metrics.server.ts'

type Noted = { readonly id: string; readonly type: string; readonly objectId: string }

/** A dispute is settled at the provider ([PAY-12]); the event that is noted is the history of its payment. */
async function reportDispute({ db, log }: BillingCtx, intentId: string): Promise<void> {
  const payment = await paymentOfIntent(db, intentId)
  if (payment)
    log.warn({ event: 'payments.disputed', paymentId: payment.id }, 'a buyer disputes a charge at their bank')
}

/** Handles an event. Only the id of its object is used: the object's state is read from the provider. */
const REACTIONS: Readonly<Record<EventAbout, (ctx: BillingCtx, objectId: string) => Promise<unknown>>> = {
  intent: (ctx, intentId) => settleIntent(ctx, intentId),
  charge: (ctx, intentId) => settleIntent(ctx, intentId),
  dispute: reportDispute,
  refund: (ctx, intentId) => settleIntent(ctx, intentId, { aboutRefund: true }),
  async refusedPayment(ctx, intentId) {
    await settleIntent(ctx, intentId)
    await stopPaying(ctx, intentId)
  },
  refusedCard: stopAddingCards,
  invoice: settleInvoice,
  subscription: syncLatestInvoice,
  card: syncCardsOfCustomer,
  customer: syncCardsOfCustomer,
}

const MAX_ERROR_LENGTH = 500

/** What may be deleted at the provider though it is ours, such as a draft of an invoice: there is nothing to wait for. */
const CAN_BE_DELETED: readonly EventAbout[] = ['invoice', 'card', 'customer']

/**
 * Does what an event asks for. An object that neither the provider nor this site knows is logged and done with: asking again
 * will not bring it back. An object of ours that the provider does not know stays open for the reconciliation.
 */
async function react(ctx: BillingCtx, { type, objectId }: Noted): Promise<void> {
  const about = eventAbout(type)
  if (!about || !objectId) return
  const logged = { type, objectId }
  try {
    await REACTIONS[about](ctx, objectId)
  } catch (error) {
    if (!isMissing(error)) throw error
    const mayWait = !CAN_BE_DELETED.includes(about) && (await isOurs(ctx.db, about, objectId))
    if (mayWait) throw error
    ctx.log.warn({ ...logged, event: 'payments.gone' }, 'an event names what the provider does not know')
    return
  }
  if (await isOurs(ctx.db, about, objectId)) return
  ctx.log.info({ ...logged, event: 'payments.notOurs' }, 'an event is about nothing of this site')
}

/** Does what an event asks for. Throws when that fails, after noting it: the provider, or the reconciliation, comes again. */
export async function processEvent(ctx: BillingCtx, event: Noted): Promise<void> {
  const { db, now } = ctx
  const noted = db.updateTable('paymentEvents').where('id', '=', event.id)
  try {
    await react(ctx, event)
  } catch (error) {
    countWebhook('failed')
    const logged = String(error).slice(0, MAX_ERROR_LENGTH)
    await noted.set((eb) => ({ error: logged, attempts: eb('attempts', '+', 1) })).execute()
    throw error
  }
  countWebhook('processed')
  await noted.set((eb) => ({ processedAt: now, error: '', attempts: eb('attempts', '+', 1) })).execute()
}
