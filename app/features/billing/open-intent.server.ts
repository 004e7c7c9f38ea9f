import type Stripe from 'stripe'
import type { Cents } from '#app/lib/money.ts'
import { askProvider, type BillingCtx, idOf, isStuck } from './ask-provider.server.ts'
import { cancelPayment, markCanceled } from './cancel-payment.server.ts'
import { forCustomer } from './ensure-customer.server.ts'
import { linkCharge } from './payment-moves.server.ts'
import { findPayment, type Payment } from './queries.server.ts'
import { CURRENCY } from './rules.ts'
import { settlePayment } from './settle-payment.server.ts'
import { priceOfTier } from './subscriptions/make-prices.server.ts'
import { keepSubscription } from './subscriptions/sync-subscription.server.ts'

/** What the browser needs to pay: the secret is of this one charge. */
export type StartedPayment = {
  readonly paymentId: string
  readonly clientSecret: string
  readonly amountCents: Cents
  readonly subscriptionId: string | null
  /** Whether it turned out to be paid already. */
  readonly isPaid: boolean
}

type Opened = {
  readonly intentId: string
  readonly clientSecret: string
  readonly subscription?: Stripe.Subscription
  readonly invoiceId?: string | null
}

const metadataOf = ({ id, userId, listingId, tier }: Payment) => ({
  payment_id: id,
  user_id: userId,
  listing_id: listingId ?? '',
  tier,
})

const description = ({ tier }: Payment) => `Haulpost listing, ${tier}, 30 days`

type For = { readonly customer: string; readonly again: string }

async function openOnce(ctx: BillingCtx, payment: Payment, { customer, again }: For): Promise<Opened> {
  const intent = await askProvider(ctx, (stripe) =>
    stripe.paymentIntents.create(
      {
        amount: payment.amountCents,
        currency: CURRENCY,
        customer,
        automatic_payment_methods: { enabled: true },
        description: description(payment),
        metadata: metadataOf(payment),
      },
      { idempotencyKey: `payment:${payment.id}:intent${again}` },
    ),
  )
  return { intentId: intent.id, clientSecret: intent.client_secret ?? '' }
}

/** Nothing is charged before the browser or the saved card confirms the first invoice. */
async function openRenewing(ctx: BillingCtx, payment: Payment, { customer, again }: For): Promise<Opened> {
  const price = await priceOfTier(ctx, payment.tier)
  const subscription = await askProvider(ctx, (stripe) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        description: description(payment),
        metadata: metadataOf(payment),
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `payment:${payment.id}:subscription${again}` },
    ),
  )
  const invoice = subscription.latest_invoice
  const clientSecret =
    invoice && typeof invoice !== 'string' ? (invoice.confirmation_secret?.client_secret ?? '') : ''
  // The secret begins with the id of the intent it belongs to.
  const intentId = clientSecret.split('_secret')[0] ?? ''
  return { intentId, clientSecret, subscription, invoiceId: idOf(invoice) }
}

async function openOrGiveUp(ctx: BillingCtx, payment: Payment): Promise<Opened> {
  const open = payment.renews ? openRenewing : openOnce
  try {
    return await forCustomer(ctx, payment.userId, (customer, again) =>
      open(ctx, payment, { customer, again }),
    )
  } catch (error) {
    // Under the key of this payment nothing can be opened: the next try is another one. Nobody has a secret of this one.
    if (isStuck(error)) await markCanceled(ctx, payment)
    throw error
  }
}

/** Another tab may have called the payment off while its charge was being opened: then nobody gets to see the secret. */
async function isWanted(ctx: BillingCtx, id: string): Promise<boolean> {
  const payment = await findPayment(ctx.db, id)
  if (payment?.state === 'canceled') await cancelPayment(ctx, payment)
  return payment?.state !== 'canceled'
}

async function openAtProvider(ctx: BillingCtx, payment: Payment): Promise<StartedPayment | null> {
  const opened = await openOrGiveUp(ctx, payment)
  if (!opened.clientSecret) throw new Error(`the provider gave no secret for payment ${payment.id}`)
  await linkCharge(ctx, payment.id, {
    stripePaymentIntentId: opened.intentId,
    stripeSubscriptionId: opened.subscription?.id ?? null,
    stripeInvoiceId: opened.invoiceId ?? null,
  })
  if (opened.subscription) await keepSubscription(ctx, opened.subscription)
  if (!(await isWanted(ctx, payment.id))) return null
  const { id: paymentId, amountCents } = payment
  const subscriptionId = opened.subscription?.id ?? null
  return { paymentId, clientSecret: opened.clientSecret, amountCents, subscriptionId, isPaid: false }
}

/**
 * Opens the charge of a payment at the provider, or finds the one that is open; both answer the secret to pay it with.
 * Null: it was called off, there, as a first invoice is that nobody pays for a day, or by another tab.
 */
export async function openIntent(ctx: BillingCtx, payment: Payment): Promise<StartedPayment | null> {
  const { stripePaymentIntentId: intentId, id: paymentId, amountCents } = payment
  if (!intentId) return openAtProvider(ctx, payment)
  const intent = await askProvider(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId))
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled'
  const state = isOver ? await settlePayment(ctx, payment.id) : payment.state
  if (intent.status === 'canceled') return null
  return {
    paymentId,
    clientSecret: intent.client_secret ?? '',
    amountCents,
    subscriptionId: payment.stripeSubscriptionId,
    isPaid: state === 'paid',
  }
}
