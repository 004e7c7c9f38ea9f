import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import { whyNotPost } from '#app/features/items/rules.ts'
import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import type { Actor } from '#app/lib/actor.ts'
import { daysAfter } from '#app/lib/day.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** After how many days without a change the owner of an unpaid listing is reminded once, and it is deleted (D-02). */
export const UNPAID_LISTING_DAYS = { remind: 2, remove: 30 } as const

/** Returns when an unpaid listing is deleted, if it is not changed again (D-02). */
export const removalOf = (updatedAt: Date): Date => daysAfter(updatedAt, UNPAID_LISTING_DAYS.remove)

/** How many days before the end of a listing its owner gets an email (D-11). */
export const ALERT_DAYS = 3

/** The status after a payment: drafts and ended listings go live; what the owner took down or sold stays so. */
export function statusAfterPayment(status: ListingStatus): ListingStatus {
  return status === 'pending' || status === 'expired' ? 'active' : status
}

/** How many days a user cannot post the same again while it is public. */
export const ALIKE_DAYS = PERIOD_DAYS

/** Why this cannot be posted while the same is public: twice is spam, and money for nothing. */
export function whyNotDuplicate(isUp: boolean): Refusal | null {
  return isUp ? refuse('conflict', 'posting.alreadyExists') : null
}

export type OwnedListing = {
  readonly userId: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly paymentStatus: string
  readonly replacedBy: string | null
}

/** Whether a listing was never paid for: only its owner has seen it (D-02). */
export function isUnpaid({ status, paymentStatus }: Pick<OwnedListing, 'status' | 'paymentStatus'>): boolean {
  return status === 'pending' && paymentStatus === 'pending'
}

/** Why a post waits for an admin: it is one of the first of its account (D-04), or its price is far below ([PRICE-04]). */
export type HoldReason = 'account' | 'price'

type HoldFacts = { readonly approved: number; readonly holdFirst: number; readonly isPriceFarBelow: boolean }

/** Why a post that is paid for waits for an admin; null if it does not. One that waits already goes on waiting. */
export function holdReasonOf(
  listing: Pick<OwnedListing, 'status' | 'paymentStatus' | 'moderation'> & {
    readonly heldFor: HoldReason | null
  },
  { approved, holdFirst, isPriceFarBelow }: HoldFacts,
): HoldReason | null {
  if (!isUnpaid(listing)) {
    const isWaiting = listing.status === 'pending' && listing.moderation === 'waiting'
    return isWaiting ? (listing.heldFor ?? 'account') : null
  }
  if (isPriceFarBelow) return 'price'
  return approved < holdFirst ? 'account' : null
}

/** Why this user cannot change the texts of a listing. For others it does not exist (D-18). */
export function whyNotEdit(listing: OwnedListing, actor: Actor | null): Refusal | null {
  const refusal = whyNotPost(actor)
  if (refusal || !actor) return refusal
  if (actor.role === 'admin') return null
  if (listing.userId !== actor.id) return refuse('notFound', 'posting.notFound')
  if (listing.moderation === 'removed') return refuse('conflict', 'posting.removed')
  return listing.replacedBy === null ? null : refuse('conflict', 'posting.replaced')
}

/** Why this user cannot repost a listing. An unpaid one was never posted; what was removed must not come back. */
export function whyNotRepost(listing: OwnedListing, actor: Actor | null): Refusal | null {
  const refusal = whyNotPost(actor)
  if (refusal || !actor) return refusal
  if (listing.userId !== actor.id) return refuse('notFound', 'posting.notFound')
  if (listing.replacedBy !== null) return refuse('conflict', 'posting.replaced')
  if (isUnpaid(listing)) return refuse('conflict', 'posting.isUnpaid')
  return ['rejected', 'removed'].includes(listing.moderation) ? refuse('conflict', 'posting.removed') : null
}
