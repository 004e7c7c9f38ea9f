import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import {
  addedParts,
  BUMP,
  type Part,
  type Product,
  priceOf,
  TIERS,
  type Tier,
  tierNamed,
  upgradePriceOf,
} from '#app/features/pricing/packages.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { Cents } from '#app/lib/money.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** open: no money yet. canceled: called off before any money came. */
export const PAYMENT_STATES = ['open', 'paid', 'refunded', 'canceled'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The provider's words for subscriptions that are paid, or may still be. */
export const LIVE_STATUSES = ['active', 'past_due', 'trialing', 'unpaid'] as const

/** new: makes a draft public. upgrade: the difference to a larger package. renewal: 30 more days. bump: moves it up. */
export const PAYMENT_REASONS = ['new', 'upgrade', 'renewal', 'bump'] as const
export type PaymentReason = (typeof PAYMENT_REASONS)[number]

/** What decides whether and what is to be paid for a listing. */
export type ListingToPay = {
  readonly userId: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly paymentStatus: string
  readonly paymentType: string
  readonly expiresAt: Date | null
  readonly deletedAt: Date | null
  /** Whether a live subscription pays for it. */
  readonly renews: boolean
  /** Whether one pays for the listing it takes the place of, and will pay for it then. */
  readonly replacedRenews?: boolean
  /** Whether nothing on the site is above it in the order 'newest': a bump would change nothing. */
  readonly isOnTop: boolean
}

export type Bill = { readonly reason: PaymentReason; readonly amountCents: Cents }

const rank = (tier: Tier) => TIERS.indexOf(tier)

/** The package a listing has now; null for one that is unpaid, or whose time is over. */
export function tierNow(listing: ListingToPay, now: Date): Tier | null {
  if (listing.paymentStatus !== 'completed' || !listing.expiresAt || listing.expiresAt <= now) return null
  return tierNamed(listing.paymentType) ?? 'single'
}

/**
 * What a package costs for this listing (D-01): its price, or the difference while a smaller one runs. A smaller one than
 * the running one costs its price, and is refused by `whyNotPay`.
 */
export function billFor(listing: ListingToPay, tier: Product, now: Date): Bill {
  if (tier === BUMP) return { reason: 'bump', amountCents: priceOf(BUMP) }
  const has = tierNow(listing, now)
  if (has === null) return { reason: isFirst(listing) ? 'new' : 'renewal', amountCents: priceOf(tier) }
  if (rank(tier) <= rank(has)) return { reason: 'renewal', amountCents: priceOf(tier) }
  return { reason: 'upgrade', amountCents: upgradePriceOf(has, tier) }
}

/** The state of a listing for its buyer: a second charge must not look like the first. */
export type PayableState = 'unpaid' | 'live' | 'hidden' | 'underReview' | 'ended'

/** Returns the state of a listing for its buyer; `hidden` is paid and not shown. */
export function payableState(listing: ListingToPay, now: Date): PayableState {
  if (isFirst(listing)) return 'unpaid'
  if (listing.moderation === 'waiting') return 'underReview'
  if (tierNow(listing, now) === null) return 'ended'
  return listing.status === 'active' ? 'live' : 'hidden'
}

/** What paying for a package adds to the listing (D-07): of an upgrade, only what the running package lacks. */
export function partsFor(listing: ListingToPay, tier: Tier, now: Date): readonly Part[] {
  const isUpgrade = billFor(listing, tier, now).reason === 'upgrade'
  return addedParts(isUpgrade ? tierNow(listing, now) : null, tier)
}

/** Whether nothing is charged for a payment (D-01): its price is 0, and a renewal would be charged later. */
export const isFree = ({ amountCents, renews }: { readonly amountCents: Cents; readonly renews: boolean }) =>
  amountCents === 0 && !renews

const isFirst = ({ paymentStatus }: ListingToPay) => paymentStatus !== 'completed'

/** The packages that can be bought for a listing now, smallest first. */
export function tiersFor(listing: ListingToPay, now: Date): readonly Tier[] {
  const has = tierNow(listing, now)
  return has === null ? TIERS : TIERS.filter((tier) => rank(tier) >= rank(has))
}

/** Why a payment cannot be canceled that is in this state when it was tried, or null: it is canceled. */
export function whyNotCanceled(state: PaymentState): Refusal | null {
  if (state === 'canceled') return null
  return refuse('conflict', state === 'open' ? 'billing.beingCharged' : 'billing.alreadyPaid')
}

type Wanted = { readonly tier: Product; readonly renews: boolean }
type By = { readonly actor: Pick<Actor, 'id'>; readonly now: Date }

/** Why nothing is sold to this user for this listing. Another user's listing does not exist. */
function whyNotSell(listing: ListingToPay, actor: By['actor']): Refusal | null {
  if (listing.userId !== actor.id) return refuse('notFound', 'billing.noSuchListing')
  if (listing.deletedAt) return refuse('conflict', 'billing.listingDeleted')
  return listing.moderation === 'rejected' || listing.moderation === 'removed'
    ? refuse('conflict', 'billing.listingRejected')
    : null
}

/** Why a listing cannot be moved to the top now ([PAY-11]): nothing is sold that has no effect. */
function whyNotBump(listing: ListingToPay, now: Date): Refusal | null {
  if (payableState(listing, now) !== 'live') return refuse('conflict', 'billing.bumpNotLive')
  return listing.isOnTop ? refuse('conflict', 'billing.bumpOnTop') : null
}

/** Why this user cannot pay for this listing now, or null if they can. */
export function whyNotPay(
  listing: ListingToPay,
  { tier, renews }: Wanted,
  { actor, now }: By,
): Refusal | null {
  const refusal = whyNotSell(listing, actor)
  if (refusal) return refusal
  if (tier === BUMP) return whyNotBump(listing, now)
  if (listing.renews) return refuse('conflict', 'billing.alreadyRenews')
  if (renews && listing.replacedRenews) return refuse('conflict', 'billing.otherRenewal')
  if (!tiersFor(listing, now).includes(tier)) return refuse('conflict', 'billing.lowerPackage')
  if (renews && billFor(listing, tier, now).reason === 'upgrade')
    return refuse('conflict', 'billing.upgradeOnce')
  return null
}

/** What a buyer believes to be paying, as their page shows it; what is left out is not compared. */
export type ExpectedBill = {
  readonly amount?: number | undefined
  readonly reason?: PaymentReason | undefined
  /** The newest payment for the listing that their page knows of; null for none. */
  readonly lastPaymentId?: string | null | undefined
  /** Whether they agreed to a banner ad without a picture. */
  readonly withoutPicture?: boolean | undefined
}

type CurrentBill = Bill & { readonly lastPaymentId: string | null }

/** Why a bill is not the one a buyer believes to pay ([PAY-04]): it was tampered with, or paid in another tab meanwhile. */
export function whyBillChanged(expected: ExpectedBill, bill: CurrentBill): Refusal | null {
  const { amount, reason, lastPaymentId } = expected
  if (reason === 'new' && bill.reason !== 'new') return refuse('conflict', 'billing.alreadyPaid')
  // An extension costs the same before and after an extension: the amount does not tell that this is a second one.
  if (lastPaymentId !== undefined && lastPaymentId !== bill.lastPaymentId)
    return refuse('conflict', 'billing.paidMeanwhile')
  if (reason !== undefined && reason !== bill.reason) return refuse('conflict', 'billing.billChanged')
  return amount === undefined || amount === bill.amountCents
    ? null
    : refuse('malformed', 'billing.wrongAmount')
}

/** Why a banner ad without a picture is not sold: its buyer has not agreed to one ([PAY-13]). */
export function whyPictureNeeded(
  listing: ListingToPay & { readonly hasPicture: boolean },
  { tier, withoutPicture }: ExpectedBill & Pick<Wanted, 'tier'>,
  now: Date,
): Refusal | null {
  if (withoutPicture !== false || listing.hasPicture || tier === BUMP) return null
  const addsBillboard = partsFor(listing, tier, now).includes('categoryBillboard')
  return addsBillboard ? refuse('conflict', 'billing.pictureRequired') : null
}
