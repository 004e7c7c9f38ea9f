import type Stripe from 'stripe'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { type BillingCtx, isMissing } from '../call-provider.server.ts'
import { providerDispute, providerEvent, providerObjectId, providerRefusal } from '../schema.ts'
import { type EventAbout, eventAbout } from './event-kinds.ts'
import { processEvent } from './process-event.server.ts'
import { countWebhook } from './webhook-metrics.server.ts'

type Message = { readonly body: string; readonly signature: string | null }

/** Where an event names what it is about, when that is not its own object. */
const NAMED_BY: Partial<Readonly<Record<EventAbout, string>>> = {
  charge: 'payment_intent',
  dispute: 'payment_intent',
  refund: 'payment_intent',
  card: 'customer',
  refusedCard: 'customer',
}

/**
 * The id of what an event is about, as far as we look at it: for cards it is the customer who has them, or had them until
 * a moment ago.
 */
function objectIdOf({ type, data }: Stripe.Event): string {
  const about = eventAbout(type)
  const field = about ? (NAMED_BY[about] ?? 'id') : 'id'
  const before = 'previous_attributes' in data ? data.previous_attributes : {}
  const named = [data.object, before ?? {}]
    .map((facts) => providerObjectId.safeParse(Object.entries(facts).find(([name]) => name === field)?.[1]))
    .find(({ success }) => success)
  return named?.data ?? ''
}

/**
 * Why an attempt was refused: the bank's reason, else the provider's code; of a dispute, how it stands. '' where the event
 * says neither.
 */
function codeOf({ type, data }: Stripe.Event): string {
  if (eventAbout(type) === 'dispute') return providerDispute.safeParse(data.object).data?.status ?? ''
  const told = providerRefusal.safeParse(data.object)
  const error = told.data?.last_payment_error ?? told.data?.last_setup_error
  return error?.decline_code ?? error?.code ?? ''
}

/** Notes an event once. Returns whether there is still something to do about it. */
async function recordEvent({ db, now }: BillingCtx, event: Stripe.Event): Promise<boolean> {
  const row = {
    id: event.id,
    type: event.type,
    objectId: objectIdOf(event),
    code: codeOf(event),
    happenedAt: new Date(event.created * 1000),
    receivedAt: now,
  }
  await db
    .insertInto('paymentEvents')
    .values(row)
    .onConflict((known) => known.column('id').doNothing())
    .execute()
  const noted = await db
    .selectFrom('paymentEvents')
    .select('processedAt')
    .where('id', '=', event.id)
    .executeTakeFirst()
  return noted?.processedAt === null
}

/** The provider need not repeat what it does not know: the event is noted, and the reconciliation asks again. */
function unlessMissing(ctx: BillingCtx, err: unknown): void {
  if (!isMissing(err)) throw err
  ctx.log.error(
    { err, event: 'payments.missing' },
    'the provider does not know an object of ours: other keys?',
  )
}

/**
 * Takes a message of the payment provider ([API-04]). Refuses with 400 what the provider did not sign, signed more than
 * five minutes ago, or meant for real money where ours is simulated; a replay changes nothing.
 */
export async function receiveEvent(ctx: BillingCtx, { body, signature }: Message): Promise<void> {
  const event = await ctx.payments.eventFrom({ body, signature, now: ctx.now })
  const isOurs = event?.livemode === ctx.payments.publishableKey.startsWith('pk_live_')
  if (!event || !isOurs || !providerEvent.safeParse(event).success) {
    countWebhook('refused')
    ctx.log.warn({ event: 'payments.forged' }, 'a message of the payment provider was refused')
    throw new RefusedError(refuse('malformed', 'common.badRequest'))
  }
  countWebhook('received')
  if (await recordEvent(ctx, event)) {
    const { id, type } = event
    const noted = { id, type, objectId: objectIdOf(event) }
    await processEvent(ctx, noted).catch((error: unknown) => unlessMissing(ctx, error))
  }
}
