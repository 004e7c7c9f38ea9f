import type { Tier } from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { openIntent, type StartedPayment } from './open-intent.server.ts'
import { assertNotPaused } from './pauses/pause-after-declines.server.ts'
import { createPayment } from './payment-moves.server.ts'
import { findPayment, lockListingToPay, openPaymentOf, type Payment } from './queries.server.ts'
import { billFor, type ExpectedBill, tierNow, whyBillChanged, whyNotPay } from './rules.ts'

type PaymentRequest = ExpectedBill & {
  readonly listingId: string
  readonly tier: Tier
  /** Whether it is charged again every 30 days (D-08). */
  readonly renews: boolean
}

/** The open payment of a listing, and whether it is not what is wished for now. */
type Found =
  | { readonly id: string; readonly conflictingPayment?: undefined }
  | { readonly conflictingPayment: Payment; readonly id?: undefined }

const DECIDING = ['tier', 'renews', 'reason', 'amountCents', 'upgradedFrom'] as const

/** Whether an open payment is just what is wanted now. */
const isFor = (open: Payment, wanted: Pick<Payment, (typeof DECIDING)[number]>) =>
  DECIDING.every((column) => open[column] === wanted[column])

/** The payment that is open for this wish, made when there is none. */
function findOrMake(ctx: PersonalCtx, wish: PaymentRequest) {
  return inTransaction(ctx, async (ctx): Promise<Found> => {
    const { db, now, actor, locale } = ctx
    const listing = await lockListingToPay(db, wish.listingId, now)
    assertFound(listing, 'billing.noSuchListing')
    assertAllowed(whyNotPay(listing, wish, ctx))
    const bill = billFor(listing, wish.tier, now)
    assertAllowed(whyBillChanged(wish, bill))
    const { reason, amountCents } = bill
    const { tier, renews } = wish
    const upgradedFrom = reason === 'upgrade' ? tierNow(listing, now) : null
    const wanted = { tier, renews, reason, amountCents, upgradedFrom }
    const other = await openPaymentOf(db, listing.id)
    if (other) return isFor(other, wanted) ? { id: other.id } : { conflictingPayment: other }
    const listingTitle = inLanguage(listing.title, locale)
    return createPayment(ctx, { ...wanted, userId: actor.id, listingId: listing.id, listingTitle })
  })
}

/** Another wish for the same listing is called off first: nobody pays twice for having changed their mind. */
async function paymentFor(ctx: PersonalCtx, wish: PaymentRequest): Promise<Payment> {
  const { id, conflictingPayment } = await findOrMake(ctx, wish)
  if (conflictingPayment) {
    await cancelPayment(ctx, conflictingPayment)
    return paymentFor(ctx, wish)
  }
  const payment = await findPayment(ctx.db, id)
  assertFound(payment, 'billing.noSuchPayment')
  return payment
}

/**
 * Begins to pay for a listing ([PAY-04], [PAY-05]): the payment is stored before the provider hears of it, under keys made
 * of its id, so that a double click, a second tab or a retry finds the same charge. Once or renewing itself, for a draft,
 * an upgrade (the difference) or 30 more days. One payment of a listing can succeed: an earlier one for something else is
 * called off. Refuses what `whyNotPay`, `whyBillChanged` and `cancelPayment` and
 * `assertNotPaused` refuse.
 */
export async function startPayment(ctx: PersonalCtx, wish: PaymentRequest): Promise<StartedPayment> {
  assertAllowed(await takeToken(ctx, 'paymentIntents'))
  await assertNotPaused(ctx)
  const open = async () => openIntent(ctx, await paymentFor(ctx, wish))
  const started = (await open()) ?? (await open())
  if (!started) throw new RefusedError(refuse('conflict', 'billing.resultCanceled'))
  return started
}
