import type Stripe from 'stripe'
import { CURRENCY, isTier, PERIOD_DAYS, priceOf, type Tier } from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { type BillingCtx, callProvider, idOf, metadataOf, paymentIdOf } from '../call-provider.server.ts'
import { findListingToPay, findPayment, type Payment } from '../queries.server.ts'

/** How the provider's price list calls the price of a package that renews itself. */
export const priceKeyOf = (tier: string): string => `haulpost_${tier}_${PERIOD_DAYS}_days`

/** The provider's price of a package that renews itself, by its key; made when it is not there yet. */
async function priceOfTier(ctx: BillingCtx, tier: Tier): Promise<string> {
  const lookupKey = priceKeyOf(tier)
  const amount = priceOf(tier)
  const { data } = await callProvider(ctx, (stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  )
  const [known] = data
  if (known?.unit_amount === amount && known.currency === CURRENCY) return known.id
  const price = await callProvider(ctx, (stripe) =>
    stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: amount,
        // The thirty days a listing gets for it (D-03), so that none of them falls between two charges.
        recurring: { interval: 'day', interval_count: PERIOD_DAYS },
        lookup_key: lookupKey,
        // A price of an earlier price list hands its key over; existing subscriptions keep their price.
        transfer_lookup_key: true,
        product_data: { name: `Haulpost ${tier}` },
      },
      { idempotencyKey: `price:${lookupKey}:${amount}` },
    ),
  )
  return price.id
}

const SECOND = 1000

const moment = (seconds: number | undefined) => (seconds === undefined ? null : new Date(seconds * SECOND))

/** The state of a subscription at the provider, as columns of its row. */
export function columnsOf(subscription: Stripe.Subscription) {
  const [item] = subscription.items.data
  return {
    stripeCustomerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    amountCents: item?.price.unit_amount ?? null,
    currentPeriodStart: moment(item?.current_period_start),
    currentPeriodEnd: moment(item?.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    defaultPaymentMethod: idOf(subscription.default_payment_method),
  }
}

/** Returns the package that a payment renews. Throws for a bump, which the table of payments does not let renew. */
function packageOf({ id, tier }: Payment): Tier {
  if (isTier(tier)) return tier
  throw new Error(`payment ${id} is for a bump, which does not renew`)
}

async function aboutListing({ db, now }: BillingCtx, { listingId, listingTitle }: Payment) {
  const listing = listingId ? await findListingToPay(db, listingId, now) : undefined
  return {
    listingId: listing?.id ?? null,
    listingTitle: listing ? inLanguage(listing.title, 'en') : listingTitle,
    category: listing?.category ?? null,
  }
}

/** Stores a subscription that was made for a payment of ours; one that is known stays as it is. */
export async function addSubscription(ctx: BillingCtx, subscription: Stripe.Subscription): Promise<void> {
  const paymentId = paymentIdOf(subscription)
  const payment = paymentId ? await findPayment(ctx.db, paymentId) : undefined
  if (!payment) return
  await ctx.db
    .insertInto('subscriptions')
    .values({
      userId: payment.userId,
      packageType: packageOf(payment),
      stripeSubscriptionId: subscription.id,
      ...(await aboutListing(ctx, payment)),
      ...columnsOf(subscription),
      createdAt: ctx.now,
      updatedAt: ctx.now,
      syncedAt: ctx.now,
    })
    .onConflict((known) => known.column('stripeSubscriptionId').doNothing())
    .execute()
}

/** What was opened for a payment at the provider; a secret of '' is none. */
export type Opened = {
  readonly subscription: Stripe.Subscription | null
  readonly invoiceId: string | null
  readonly clientSecret: string
}
export type Opening = { readonly customer: string; readonly description: string; readonly again: string }

/** Opens a subscription at the provider. Nothing is charged before the browser or the saved card confirms the first invoice. */
export async function openSubscription(ctx: BillingCtx, payment: Payment, opening: Opening): Promise<Opened> {
  const { customer, description, again } = opening
  const price = await priceOfTier(ctx, packageOf(payment))
  const subscription = await callProvider(ctx, (stripe) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        description,
        metadata: metadataOf(payment),
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `payment:${payment.id}:subscription${again}` },
    ),
  )
  const invoice = subscription.latest_invoice
  const clientSecret =
    invoice && typeof invoice !== 'string' ? invoice.confirmation_secret?.client_secret : ''
  return { subscription, invoiceId: idOf(invoice), clientSecret: clientSecret ?? '' }
}
