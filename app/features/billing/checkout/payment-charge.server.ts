import { BUMP, CURRENCY } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import {
  type BillingCtx,
  callProvider,
  forCustomer,
  isMissing,
  isStuck,
  isTooLate,
  metadataOf,
} from '../call-provider.server.ts'
import { logCanceledPayment } from '../notices/log-money.server.ts'
import { linkCharge, type MoveFacts, movePayment } from '../payment-moves.server.ts'
import { findPayment, type Payment } from '../queries.server.ts'
import { isFree } from '../rules.ts'
import {
  addSubscription,
  type Opened,
  type Opening,
  openSubscription,
} from '../subscriptions/open-subscription.server.ts'

/** The charge of a payment at the provider. The browser pays with the secret, which is of this one charge. */
export type Charge = {
  readonly paymentId: string
  readonly clientSecret: string
  readonly amountCents: Cents
  readonly subscriptionId: string | null
  /** Whether money has moved: the payment is to be settled. */
  readonly isCharged: boolean
}

async function openIntent(ctx: BillingCtx, payment: Payment, { again, ...about }: Opening): Promise<Opened> {
  const intent = await callProvider(ctx, (stripe) =>
    stripe.paymentIntents.create(
      {
        ...about,
        amount: payment.amountCents,
        currency: CURRENCY,
        automatic_payment_methods: { enabled: true },
        metadata: metadataOf(payment),
      },
      { idempotencyKey: `payment:${payment.id}:intent${again}` },
    ),
  )
  return { subscription: null, invoiceId: null, clientSecret: intent.client_secret ?? '' }
}

async function openAtProvider(ctx: BillingCtx, payment: Payment) {
  const open = payment.renews ? openSubscription : openIntent
  const description =
    payment.tier === BUMP ? 'Haulpost, bump to top' : `Haulpost listing, ${payment.tier}, 30 days`
  try {
    return await forCustomer(ctx, payment.userId, (customer, again) =>
      open(ctx, payment, { customer, description, again }),
    )
  } catch (error) {
    // Under the key of this payment nothing can be opened: a retry is another payment. No browser has a secret of this one.
    if (isStuck(error)) await markCanceled(ctx, payment)
    throw error
  }
}

/**
 * Opens the charge of a payment. Null: another tab canceled the payment meanwhile, and the secret is sent to no
 * browser.
 */
async function openCharge(ctx: BillingCtx, payment: Payment): Promise<Charge | null> {
  const { id: paymentId, amountCents } = payment
  const { clientSecret, subscription, invoiceId } = await openAtProvider(ctx, payment)
  // The secret begins with the id of the intent it belongs to.
  const [intentId] = clientSecret.split('_secret')
  if (!intentId) throw new Error(`the provider gave no secret for payment ${paymentId}`)
  const subscriptionId = subscription?.id ?? null
  const ids = { stripeSubscriptionId: subscriptionId, stripeInvoiceId: invoiceId }
  await linkCharge(ctx, paymentId, { stripePaymentIntentId: intentId, ...ids })
  if (subscription) await addSubscription(ctx, subscription)
  const now = await findPayment(ctx.db, paymentId)
  if (now?.state !== 'canceled')
    return { paymentId, clientSecret, amountCents, subscriptionId, isCharged: false }
  await cancelAtProvider(ctx, now)
  return null
}

/** Where a price is 0, nothing is charged, and the provider hears of nothing (D-01). */
const freeCharge = ({ id: paymentId }: Payment): Charge => ({
  paymentId,
  clientSecret: '',
  amountCents: 0,
  subscriptionId: null,
  isCharged: true,
})

/** Returns the charge of a payment, opened when it has none. Null: it is canceled, here or at the provider. */
export async function findOrOpenCharge(ctx: BillingCtx, payment: Payment): Promise<Charge | null> {
  const { stripePaymentIntentId: intentId, stripeSubscriptionId: subscriptionId } = payment
  if (isFree(payment)) return freeCharge(payment)
  if (!intentId) return openCharge(ctx, payment)
  const intent = await callProvider(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId))
  if (intent.status === 'canceled') {
    await markCanceled(ctx, payment, 'expire')
    return null
  }
  return {
    paymentId: payment.id,
    clientSecret: intent.client_secret ?? '',
    amountCents: payment.amountCents,
    subscriptionId,
    isCharged: intent.status === 'succeeded',
  }
}

/** Whether an invoice is not open any more, and so cannot be made void. The provider's error does not say. */
async function isInvoiceOver(ctx: BillingCtx, invoiceId: string): Promise<boolean> {
  const { status } = await callProvider(ctx, (stripe) => stripe.invoices.retrieve(invoiceId))
  return status !== 'open'
}

/** Cancels the charge at the provider. Returns false when it is too late. */
async function cancelAtProvider(ctx: BillingCtx, payment: Payment): Promise<boolean> {
  const { stripePaymentIntentId: intentId, stripeInvoiceId: invoiceId } = payment
  if (!intentId) return true
  try {
    // An invoice that is void can no longer be paid, and the subscription it was to begin ends with it.
    await callProvider(ctx, async (stripe) =>
      invoiceId ? stripe.invoices.voidInvoice(invoiceId) : stripe.paymentIntents.cancel(intentId),
    )
    return true
  } catch (error) {
    if (isMissing(error)) return true
    const isOver = isTooLate(error) || (invoiceId !== null && (await isInvoiceOver(ctx, invoiceId)))
    if (isOver) return false
    throw error
  }
}

/** Stores that an open payment is canceled. False: it is closed, or has another charge than the one that was canceled. */
export function markCanceled(
  ctx: BillingCtx,
  payment: Payment,
  event: 'cancel' | 'expire' = 'cancel',
  facts: MoveFacts = {},
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    if (payment.state !== 'open' || !(await movePayment(ctx, payment, event, facts))) return false
    await logCanceledPayment(ctx, payment)
    return true
  })
}

/** Cancels a payment that is not wanted any more, at the provider first. False: it is too late for that. */
export async function cancelCharge(ctx: BillingCtx, payment: Payment): Promise<boolean> {
  if (!(await cancelAtProvider(ctx, payment))) return false
  await markCanceled(ctx, payment)
  return true
}
