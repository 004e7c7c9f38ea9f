import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { endpoints, personalEndpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { rawOperation } from '#app/platform/endpoints/raw-operation.server.ts'
import { assertProduct, createSubscription } from './checkout/create-subscription.server.ts'
import { paySavedCard } from './checkout/pay-saved-card.server.ts'
import { startCheckout } from './checkout/start-checkout.server.ts'
import { receiveEvent } from './events/receive-event.server.ts'
import { minutesPaused } from './pauses/find-pause.server.ts'
import { findListingToPay, getOwnPayment } from './queries.server.ts'
import * as schema from './schema.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The mail is written with the publication itself, once ([POST-14]); asked for again, nothing more is sent. */
async function confirmPosted(ctx: PersonalCtx, listingId: string, userId: string | undefined) {
  if (userId !== undefined && userId !== ctx.actor.id)
    throw new RefusedError(refuse('forbidden', 'billing.noSuchListing'))
  const listing = await findListingToPay(ctx.db, listingId, ctx.now)
  if (listing?.userId !== ctx.actor.id) throw new RefusedError(refuse('notFound', 'billing.noSuchListing'))
  if (listing.deletedAt) throw new RefusedError(refuse('conflict', 'billing.listingDeleted'))
  if (listing.paymentStatus !== 'completed') throw new RefusedError(refuse('conflict', 'billing.notPaidYet'))
}

export const paymentsApi = endpoints()
  .post(
    '/create-payment-intent',
    ...personalEndpoint({
      summary:
        'Begins to pay once for a listing, or for moving one to the top. The server decides the amount.',
      input: schema.paymentIntentInput,
      example: {
        amount: 30_000,
        metadata: { listing_id: '5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10', tier: 'gold' },
      },
      output: schema.intentOutput,
      refusals: ['notFound', 'conflict'],
      async run(ctx, { amount, metadata }) {
        const tier = assertProduct(metadata.tier ?? metadata.type)
        const { reason, listing_id: listingId, last_payment: lastPaymentId } = metadata
        const expected = { amount, reason, lastPaymentId, withoutPicture: metadata.without_picture }
        const request = { listingId, tier, renews: false, ...expected }
        const started = await startCheckout(ctx, request, settlePayment)
        const { clientSecret, paymentId, amountCents, isPaid } = started
        return { clientSecret, paymentId, amount: amountCents, paid: isPaid }
      },
    }),
  )
  .post(
    '/create-subscription',
    ...personalEndpoint({
      summary: 'Begins to pay for a listing every 30 days.',
      input: schema.createSubscriptionInput,
      example: { packageType: 'gold', listingId: '5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10' },
      output: schema.subscriptionOutput,
      refusals: ['declined', 'notFound', 'conflict'],
      run: createSubscription,
    }),
  )
  .post(
    '/pay-with-saved-card',
    ...personalEndpoint({
      summary: 'Pays an open payment with a saved card. confirm: the browser hands clientSecret to the bank.',
      input: schema.savedCardInput,
      example: { paymentId: '0b8e4f0a-2f64-4a9d-8f0b-6a3d9a1f7c55', paymentMethodId: 'pm_1QxyZ' },
      output: schema.savedCardOutput,
      refusals: ['declined', 'notFound', 'conflict'],
      run: paySavedCard,
    }),
  )
  .post(
    '/settle-payment',
    ...personalEndpoint({
      summary: 'Asks the payment provider how a payment stands, and publishes what was paid.',
      input: schema.paymentInput,
      example: { paymentId: '0b8e4f0a-2f64-4a9d-8f0b-6a3d9a1f7c55' },
      output: schema.stateOutput,
      refusals: ['notFound'],
      limits: ['settlePayment'],
      async run(ctx, { paymentId }) {
        const { id } = await getOwnPayment(ctx, paymentId)
        const state = await settlePayment(ctx, id)
        return { state, pausedMinutes: await minutesPaused(ctx) }
      },
    }),
  )
  .post(
    '/send-ad-posted-email',
    ...personalEndpoint({
      summary: 'Makes sure that the confirmation of a posting is on its way. It is sent once.',
      input: schema.postedInput,
      example: { adId: '5f3c1c1e-8d6b-4a4f-9a51-3f0f6f3c2b10' },
      output: schema.doneOutput,
      refusals: ['notFound', 'conflict'],
      limits: ['billing'],
      async run(ctx, { adId, userId }) {
        await confirmPosted(ctx, adId, userId)
        return schema.DONE
      },
    }),
  )

/**
 * The webhook of the payment provider ([API-04]). Signed, not signed in: it is none of the JSON endpoints for
 * clients.
 */
export const webhookApi = endpoints().post(
  '/stripe/webhook',
  rawOperation({
    operationId: 'api-stripe-webhook',
    summary: 'Takes what the payment provider tells. A message told again changes nothing.',
    needsUser: false,
    body: {
      type: 'application/json',
      description: 'An event of the provider, as it was signed.',
      schema: { type: 'object', example: { id: 'evt_1QxyZ', type: 'payment_intent.succeeded' } },
    },
    headers: { 'Stripe-Signature': 'The time and the signature, five minutes old at most.' },
    output: schema.receivedOutput,
    refusals: ['malformed', 'tooLarge', 'wrongType', 'tooMany', 'unavailable'],
  }),
  async (c) => {
    const signature = c.req.header('stripe-signature') ?? null
    await receiveEvent(c.var.ctx, { body: await c.req.text(), signature })
    return c.json({ received: true })
  },
)
