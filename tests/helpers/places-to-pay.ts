import { z } from 'zod'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import type { PaymentReason } from '#app/features/billing/rules.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { type Product, priceOf } from '#app/features/pricing/packages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { startCheckout } from './checkout.ts'
import { daysAgo } from './clock.ts'
import { aPayingUser } from './paying-user.ts'
import { aRenewingListing } from './renewing.ts'
import type { siteWith } from './site.ts'

// Every place at which the site asks for money or tries a card, as a browser uses it over HTTP.

type Site = Pick<Awaited<ReturnType<typeof siteWith>>, 'post'>
type Payer = Awaited<ReturnType<typeof aPayingUser>>

/** A user who is about to pay there, and what it costs. */
type Place = {
  readonly payer: Payer
  readonly cents: number
  readonly pay: (site: Site) => Promise<Response>
}

const started = z.object({ paymentId: z.string(), paid: z.boolean() })

/** Begins a payment and pays it with the saved card, as one tab does. */
export async function payOnce(
  site: Site,
  bill: {
    listingId: string
    tier: Product
    reason: PaymentReason
    amount: number
    card: string
    lastPaymentId?: string | null
  },
): Promise<Response> {
  const { listingId, tier, reason, amount, card: paymentMethodId, lastPaymentId } = bill
  const metadata = { listing_id: listingId, tier, reason, last_payment: lastPaymentId }
  const response = await site.post('/api/create-payment-intent', { amount, metadata })
  if (!response.ok) return response
  const { paymentId, paid } = started.parse(await response.clone().json())
  return paid ? response : site.post('/api/pay-with-saved-card', { paymentId, paymentMethodId })
}

/** A user with a saved card and an unpaid listing. */
export async function aBuyer(db: Db) {
  const payer = await aPayingUser(db)
  const { id: listingId } = await payer.unpaidListing()
  const card = await payer.card()
  await addCard(payer.ctx(), { paymentMethodId: card })
  return { payer, listingId, card }
}

/** A buyer whose listing is live with the package silver, and below another one. */
async function anOwner(db: Db) {
  const buyer = await aBuyer(db)
  const { payer, listingId } = buyer
  const request = { listingId, tier: 'silver', renews: false } as const
  const { clientSecret, paymentId } = await startCheckout(payer.ctx(), request)
  await payer.confirm(clientSecret)
  await settlePayment(payer.ctx(), paymentId)
  // What earlier rounds posted or moved to the top at the same moment would be above it, or below it, by chance.
  await db
    .updateTable('listings')
    .set({ bumpedAt: null, createdAt: daysAgo(5) })
    .execute()
  await aListing(db, { createdAt: daysAgo(1) })
  return buyer
}

type Bill = { readonly tier: Product; readonly reason: PaymentReason; readonly amount: number }

const once = (bill: Bill, buyerOf: typeof aBuyer) => async (db: Db) => {
  const { payer, ...buyer } = await buyerOf(db)
  return { payer, cents: bill.amount, pay: (site: Site) => payOnce(site, { ...bill, ...buyer }) }
}

async function renewing(db: Db): Promise<Place> {
  const { payer, listingId, card: paymentMethodId } = await aBuyer(db)
  const body = { packageType: 'silver', listingId, paymentMethodId, reason: 'new' }
  return {
    payer,
    cents: priceOf('silver'),
    pay: (site) => site.post('/api/create-subscription', body),
  }
}

/** A renewal that the bank has refused is paid with another card. */
async function failedRenewal(db: Db): Promise<Place> {
  const { payer, subscriptionId, later } = await aRenewingListing(db)
  const failing = await payer.card('4000000000000341')
  await addCard(payer.ctx(), { paymentMethodId: failing })
  await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: failing })
  await later(30)
  const paymentMethodId = await payer.card('5555555555554444')
  await addCard(payer.ctx(), { paymentMethodId })
  const body = { subscriptionId, paymentMethodId }
  const pay = (site: Site) => site.post('/api/update-subscription-payment-method', body)
  return { payer, cents: priceOf('silver'), pay }
}

async function anotherCard(db: Db): Promise<Place> {
  const { payer } = await aBuyer(db)
  const paymentMethodId = await payer.card('5555555555554444')
  return { payer, cents: 0, pay: (site) => site.post('/api/add-payment-method', { paymentMethodId }) }
}

const difference = priceOf('gold') - priceOf('silver')

export const PLACES_TO_PAY: Readonly<Record<string, (db: Db) => Promise<Place>>> = {
  'a new listing': once({ tier: 'single', reason: 'new', amount: priceOf('single') }, aBuyer),
  'a package with billboards': once({ tier: 'platinum', reason: 'new', amount: priceOf('platinum') }, aBuyer),
  'an extension': once({ tier: 'silver', reason: 'renewal', amount: priceOf('silver') }, anOwner),
  'an upgrade': once({ tier: 'gold', reason: 'upgrade', amount: difference }, anOwner),
  'a bump': once({ tier: 'top', reason: 'bump', amount: priceOf('top') }, anOwner),
  'a listing that renews itself': renewing,
  'a renewal that failed': failedRenewal,
  'another card': anotherCard,
}
