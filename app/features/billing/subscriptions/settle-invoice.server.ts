import type Stripe from 'stripe'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type BillingCtx, callProvider, idOf, paymentIdOf } from '../call-provider.server.ts'
import { deliver } from '../deliver-package.server.ts'
import { announceMoney } from '../notices/announce-money.server.ts'
import { createRenewal, linkCharge } from '../payment-moves.server.ts'
import { firstPaymentOf, paymentOfInvoice } from '../queries.server.ts'
import { type ChargeFacts, readIntent } from '../read-intent.server.ts'
import { settleIntent } from '../settle-payment.server.ts'
import { lockSubscription, type Subscription } from './queries.server.ts'
import { isRenewing } from './subscription-status.ts'
import { syncSubscription } from './sync-subscription.server.ts'

const SECOND = 1000

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription)

/** The charge that pays an invoice. */
function intentOf({ payments }: Stripe.Invoice): string | null {
  const intents = payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? []
  return intents.find(Boolean) ?? null
}

/** The first invoice was made together with a payment, which may not know it yet if the server died in between. */
async function settleFirst(ctx: BillingCtx, invoice: Stripe.Invoice, subscriptionId: string): Promise<void> {
  const intent = intentOf(invoice)
  const known = (await paymentOfInvoice(ctx.db, invoice.id)) ?? (await firstPaymentOf(ctx.db, subscriptionId))
  if (!intent) return
  if (!known) {
    const subscription = await callProvider(ctx, (stripe) => stripe.subscriptions.retrieve(subscriptionId))
    await linkCharge(ctx, paymentIdOf(subscription), {
      stripePaymentIntentId: intent,
      stripeInvoiceId: invoice.id,
      stripeSubscriptionId: subscriptionId,
    })
  }
  await settleIntent(ctx, intent)
}

/** Whether the earlier site of an imported subscription delivered what this invoice paid. */
function wasDeliveredElsewhere(
  { chargesFrom }: Subscription,
  { status_transitions: { paid_at } }: Stripe.Invoice,
) {
  return chargesFrom !== null && paid_at !== null && paid_at * SECOND < chargesFrom.getTime()
}

type Renewal = {
  readonly invoice: Stripe.Invoice
  readonly intentId: string | null
  readonly facts: ChargeFacts | null
}

/** Grants another 30 days, once for each invoice however many events arrive ([SUB-05]). */
function renew(ctx: BillingCtx, subscriptionId: string, { invoice, intentId, facts }: Renewal) {
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const subscription = await lockSubscription(db, subscriptionId)
    if (!subscription || wasDeliveredElsewhere(subscription, invoice)) return
    const { listingId, listingTitle, userId, packageType: tier } = subscription
    const renewal = {
      userId,
      listingId,
      listingTitle,
      tier,
      reason: 'renewal',
      amountCents: invoice.amount_paid,
    } as const
    const made = await createRenewal(ctx, {
      ...renewal,
      currency: invoice.currency,
      stripeInvoiceId: invoice.id,
      stripeSubscriptionId: subscriptionId,
      stripePaymentIntentId: intentId,
      cardBrand: facts?.cardBrand ?? '',
      cardLast4: facts?.cardLast4 ?? '',
    })
    if (!made) return
    await db
      .updateTable('subscriptions')
      .set({ failureToldAt: null })
      .where('id', '=', subscription.id)
      .execute()
    const handed = { ...renewal, id: made.id, upgradedFrom: null, stripeSubscriptionId: subscriptionId }
    await deliver(ctx, { ...handed, renews: isRenewing(subscription) }, 'renewed')
  })
}

/** Emails the owner once for each period that could not be paid. */
function recordFailure(ctx: BillingCtx, id: string) {
  return inTransaction(ctx, async (ctx) => {
    const subscription = await lockSubscription(ctx.db, id)
    if (!subscription || subscription.failureToldAt) return
    await ctx.db
      .updateTable('subscriptions')
      .set({ failureToldAt: ctx.now })
      .where('id', '=', subscription.id)
      .execute()
    const { id: subscriptionId, userId } = subscription
    await announceMoney(ctx, 'renewalFailed', { userId, subscriptionId })
  })
}

/** Brings an invoice of a subscription to what the provider says about it now. Others are not ours. */
export async function settleInvoice(ctx: BillingCtx, invoiceId: string): Promise<void> {
  const invoice = await callProvider(ctx, (stripe) =>
    stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
  )
  const subscriptionId = subscriptionOf(invoice)
  if (!subscriptionId) return
  await syncSubscription(ctx, subscriptionId)
  if (invoice.billing_reason === 'subscription_create') return settleFirst(ctx, invoice, subscriptionId)
  if (invoice.status === 'paid' && invoice.amount_paid > 0) {
    const intentId = intentOf(invoice)
    const facts = intentId ? await readIntent(ctx, intentId) : null
    return renew(ctx, subscriptionId, { invoice, intentId, facts })
  }
  if (invoice.status === 'open' && invoice.attempt_count > 0) await recordFailure(ctx, subscriptionId)
}

/**
 * Brings a subscription and its newest invoice to what the provider says: whichever event comes, and were it the only one
 * of a renewal, what was charged is handed over.
 */
export async function syncLatestInvoice(ctx: BillingCtx, stripeSubscriptionId: string): Promise<void> {
  const subscription = await syncSubscription(ctx, stripeSubscriptionId)
  const invoiceId = idOf(subscription?.latest_invoice)
  if (invoiceId) await settleInvoice(ctx, invoiceId)
}
