import { type BillingCtx, isMissing } from '../ask-provider.server.ts'
import { syncCardsOfCustomer } from '../cards/sync-cards.server.ts'
import { stopAddingCards, stopPaying } from '../pause-after-declines.server.ts'
import { settleIntent } from '../settle-payment.server.ts'
import { catchUp, settleInvoice } from '../subscriptions/settle-invoice.server.ts'
import { type EventAbout, eventAbout } from './rules.ts'

type Noted = { readonly id: string; readonly type: string; readonly objectId: string }

/** What is done about an event. Only its object's id is used: how that object stands is asked at the provider. */
const REACTIONS: Readonly<Record<EventAbout, (ctx: BillingCtx, objectId: string) => Promise<unknown>>> = {
  intent: settleIntent,
  charge: settleIntent,
  async refusedPayment(ctx, intentId) {
    await settleIntent(ctx, intentId)
    await stopPaying(ctx, intentId)
  },
  refusedCard: stopAddingCards,
  invoice: settleInvoice,
  subscription: catchUp,
  card: syncCardsOfCustomer,
  customer: syncCardsOfCustomer,
}

/** What the provider may have deleted since, such as a draft of an invoice: asking again will not bring it back. */
const CAN_BE_DELETED: readonly EventAbout[] = ['invoice', 'card', 'customer']

const LONGEST_ERROR = 500

async function react(ctx: BillingCtx, { type, objectId }: Noted): Promise<void> {
  const about = eventAbout(type)
  if (!about || !objectId) return
  try {
    await REACTIONS[about](ctx, objectId)
  } catch (error) {
    if (!isMissing(error) || !CAN_BE_DELETED.includes(about)) throw error
    ctx.log.info({ event: 'payments.gone', type }, 'a message was about something the provider has deleted')
  }
}

/** Does what an event asks for. Throws when that fails, after noting it: the provider, or the reconciliation, comes again. */
export async function processEvent(ctx: BillingCtx, event: Noted): Promise<void> {
  const { db, now } = ctx
  const noted = db.updateTable('paymentEvents').where('id', '=', event.id)
  try {
    await react(ctx, event)
  } catch (error) {
    const said = String(error).slice(0, LONGEST_ERROR)
    await noted.set((eb) => ({ error: said, attempts: eb('attempts', '+', 1) })).execute()
    throw error
  }
  await noted.set((eb) => ({ processedAt: now, error: '', attempts: eb('attempts', '+', 1) })).execute()
}
