import type { Product } from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/localized-text.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { assertNotPaused } from '../pauses/find-pause.server.ts'
import { createPayment } from '../payment-moves.server.ts'
import { findPayment, lockListingToPay, openPaymentOf, type Payment } from '../queries.server.ts'
import { billFor, type ExpectedBill, tierNow, whyBillChanged, whyNotPay, whyPictureNeeded } from '../rules.ts'
import { type Charge, cancelCharge, findOrOpenCharge } from './payment-charge.server.ts'

/** What a buyer wants to pay for, and what they expect it to cost. */
export type PaymentRequest = ExpectedBill & {
  readonly listingId: string
  readonly tier: Product
  /** Whether it is charged again every 30 days (D-08). */
  readonly renews: boolean
}

/** The open payment of a listing that is for something else. */
type Conflict = { readonly conflictingPayment: Payment }
type Found = Conflict | { readonly payment: Payment | undefined }

const DECIDING = ['tier', 'renews', 'reason', 'amountCents', 'upgradedFrom'] as const

/** Whether an open payment is for just what is wanted now. */
const isFor = (open: Payment, wanted: Pick<Payment, (typeof DECIDING)[number]>) =>
  DECIDING.every((column) => open[column] === wanted[column])

/** Returns the open payment for this request, made when there is none, or the one that is open for something else. */
function findOrCreatePayment(ctx: PersonalCtx, request: PaymentRequest) {
  return inTransaction(ctx, async (ctx): Promise<Found> => {
    const { db, now, actor, locale } = ctx
    const listing = await lockListingToPay(db, request.listingId, now)
    assertFound(listing, 'billing.noSuchListing')
    assertAllowed(whyNotPay(listing, request, ctx))
    assertAllowed(whyPictureNeeded(listing, request, now))
    const { reason, amountCents } = billFor(listing, request.tier, now)
    assertAllowed(whyBillChanged(request, { reason, amountCents, lastPaymentId: listing.lastPaymentId }))
    const { tier, renews } = request
    const upgradedFrom = reason === 'upgrade' ? tierNow(listing, now) : null
    const wanted = { tier, renews, reason, amountCents, upgradedFrom }
    const open = await openPaymentOf(db, listing.id)
    if (open) return isFor(open, wanted) ? { payment: open } : { conflictingPayment: open }
    const listingTitle = inLanguage(listing.title, locale)
    const { id } = await createPayment(ctx, {
      ...wanted,
      userId: actor.id,
      listingId: listing.id,
      listingTitle,
    })
    return { payment: await findPayment(db, id) }
  })
}

const MAX_TRIES = 2

/** Cancels an open payment for something else first: a buyer who changed their mind does not pay twice. */
async function openCharge(ctx: PersonalCtx, request: PaymentRequest, tries = 1): Promise<Charge | Conflict> {
  const found = await findOrCreatePayment(ctx, request)
  if ('conflictingPayment' in found)
    return (await cancelCharge(ctx, found.conflictingPayment)) ? openCharge(ctx, request, tries) : found
  assertFound(found.payment, 'billing.noSuchPayment')
  const charge = await findOrOpenCharge(ctx, found.payment)
  if (charge) return charge
  if (tries === MAX_TRIES) throw new RefusedError(refuse('conflict', 'billing.resultCanceled'))
  return openCharge(ctx, request, tries + 1)
}

/**
 * Starts to pay for a listing ([PAY-04], [PAY-05]): the payment is stored before the provider hears of it, under keys made
 * of its id, so that a double click, a second tab or a retry finds the same charge. Once or renewing itself, for an unpaid
 * listing, an upgrade (the difference) or 30 more days. One payment of a listing can succeed: an earlier one for something
 * else is canceled, or returned when it is too late for that. Refuses what `whyNotPay`, `whyBillChanged` and
 * `assertNotPaused` refuse.
 */
export async function startPayment(ctx: PersonalCtx, request: PaymentRequest): Promise<Charge | Conflict> {
  assertAllowed(await takeToken(ctx, 'paymentIntents'))
  await assertNotPaused(ctx)
  return openCharge(ctx, request)
}
