import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { createSubscription } from '#app/features/billing/checkout/create-subscription.server.ts'
import { receiveEvent } from '#app/features/billing/events/receive-event.server.ts'
import { findListingToPay } from '#app/features/billing/queries.server.ts'
import { refundPayment } from '#app/features/billing/refund-payment.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { switchRenewal } from '#app/features/billing/subscriptions/switch-renewal.server.ts'
import { saveUnpaidListing } from '#app/features/listings/posting/save-unpaid-listing.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { aPostedForm } from '#tests/factories/posting.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import type { aPayingUser } from '#tests/helpers/paying-user.ts'

// What users do with money, from the form to the end. Each may be repeated by a user who does not know how far it
// got: that is what a buyer does who saw an error.

export type PayingUser = Awaited<ReturnType<typeof aPayingUser>>
type Flow = (payer: PayingUser, about: { readonly db: Db; readonly formId: string }) => Promise<void>

/** As in life: a message counts as taken when it was worked on, and not before. */
export async function deliverEvents(payer: PayingUser): Promise<void> {
  await payer.deliver(async (message) => {
    const signature = message.headers.get('stripe-signature')
    await receiveEvent(payer.ctx(), { body: await message.text(), signature })
    return { status: 200 }
  })
}

/** The listing of the form, saved when it is not there yet; null when it is paid for. */
async function unpaidListing(
  payer: PayingUser,
  { formId }: { readonly formId: string },
): Promise<string | null> {
  const ctx = { ...payer.ctx(), random: Math.random }
  const { id } = await saveUnpaidListing(ctx, { formId, form: aPostedForm() })
  const listing = await findListingToPay(ctx.db, id, ctx.now)
  return listing?.paymentStatus === 'completed' ? null : id
}

async function payOnce(payer: PayingUser, listingId: string): Promise<void> {
  const { clientSecret, isPaid } = await startCheckout(payer.ctx(), {
    listingId,
    tier: 'silver',
    renews: false,
  })
  if (!isPaid) await payer.confirm(clientSecret)
  await deliverEvents(payer)
}

const once: Flow = async (payer, about) => {
  const listingId = await unpaidListing(payer, about)
  if (listingId) await payOnce(payer, listingId)
}

const renewing: Flow = async (payer, about) => {
  const listingId = await unpaidListing(payer, about)
  if (listingId) {
    const [card] = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
    const input = { packageType: 'gold', listingId, paymentMethodId: card?.id ?? '' }
    await createSubscription(payer.ctx(), input)
  }
  await deliverEvents(payer)
}

/** The first 30 days are paid; the provider charges the next. */
const renewal: Flow = async (payer, about) => {
  await renewing(payer, about)
  const { data } = await payer.payments.stripe.invoices.list({ limit: 10 })
  if (data.length < 2) payer.advance(30)
  await deliverEvents(payer)
}

/** The subscription that was begun, when it got so far. */
const subscriptionOf = (payer: PayingUser, db: Db) =>
  db
    .selectFrom('subscriptions')
    .select('stripeSubscriptionId as id')
    .where('userId', '=', payer.userId)
    .executeTakeFirstOrThrow()

/** Paid, and automatic renewal is turned off. */
const cancel: Flow = async (payer, about) => {
  await renewing(payer, about)
  const { id: subscriptionId } = await subscriptionOf(payer, about.db)
  await switchRenewal(payer.ctx(), { subscriptionId, renews: false, intent: 'cancel' })
  await deliverEvents(payer)
}

/** Paid, and another card pays from now on. */
const otherCard: Flow = async (payer, about) => {
  await renewing(payer, about)
  const { id: subscriptionId } = await subscriptionOf(payer, about.db)
  const cards = await addCard(payer.ctx(), { paymentMethodId: await payer.card('5555555555554444') })
  const paymentMethodId = cards.find(({ last4 }) => last4 === '4444')?.id ?? ''
  await changeCard(payer.ctx(), { subscriptionId, paymentMethodId })
  await deliverEvents(payer)
}

/** Paid, and an admin gives the money back. */
const refund: Flow = async (payer, about) => {
  const charged = about.db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', payer.userId)
    .where('state', 'in', ['paid', 'refunded'])
  if (!(await charged.executeTakeFirst())) await once(payer, about)
  const paid = await charged.executeTakeFirstOrThrow()
  const ctx = payer.ctx()
  const { actor } = await adminCtx(about.db)
  const admin = anActor({ ...actor, authenticatedAt: ctx.now })
  const input = { paymentId: paid.id, refundId: about.formId, amountCents: null, reason: 'Asked for it' }
  await refundPayment({ ...ctx, actor: admin }, input)
  await deliverEvents(payer)
}

/** Paid, and moved to the top, above what was posted meanwhile. */
const bump: Flow = async (payer, about) => {
  await once(payer, about)
  const own = about.db.selectFrom('listings').select(['id', 'bumpedAt']).where('userId', '=', payer.userId)
  const { id: listingId, bumpedAt } = await own.executeTakeFirstOrThrow()
  if (bumpedAt) return
  await aListing(about.db, { createdAt: daysAfter(payer.ctx().now, 1), expiresAt: null })
  const { clientSecret, isPaid } = await startCheckout(payer.ctx(), {
    listingId,
    tier: 'top',
    renews: false,
  })
  if (!isPaid) await payer.confirm(clientSecret)
  await deliverEvents(payer)
}

/** What each comes to, in cents, when it is done to its end. */
export const FLOWS = {
  once: { run: once, cents: 10_000 },
  bump: { run: bump, cents: 11_000 },
  renewing: { run: renewing, cents: 30_000 },
  cancel: { run: cancel, cents: 30_000 },
  otherCard: { run: otherCard, cents: 30_000 },
  renewal: { run: renewal, cents: 60_000 },
  refund: { run: refund, cents: 0 },
} as const satisfies Record<string, { readonly run: Flow; readonly cents: number }>

export type FlowName = keyof typeof FLOWS

export const isFlow = (name: string): name is FlowName => Object.hasOwn(FLOWS, name)
