import type { Moderation } from '#app/features/items/item-status.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { isLive, isMigrated } from './subscription-status.ts'

/** What can be wanted of a subscription, and the message when it is a migrated one ([SUB-02]). */
const MIGRATED = {
  cancel: 'billing.migratedCancel',
  renewal: 'billing.migratedRenewal',
  billing: 'billing.migratedBilling',
} as const
export type SubscriptionIntent = keyof typeof MIGRATED

/** What became of the listing a subscription pays for; a reposted one is the newer one. Only `present` can be renewed. */
export const LISTING_STATES = ['present', 'unpaid', 'deleted', 'rejected', 'removed', 'ownerGone'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** The row of a listing as far as it decides about renewal. */
export type ListingFacts = {
  readonly moderation: Moderation
  readonly paymentStatus: string
  readonly deletedAt: Date | null
  /** Its owner is banned, or switched the account off. */
  readonly ownerHidden: boolean
}

/** Returns what became of a listing; null is one that was erased. */
export function listingStateOf(listing: ListingFacts | null): ListingState {
  if (!listing || listing.deletedAt) return 'deleted'
  if (listing.ownerHidden) return 'ownerGone'
  if (listing.moderation === 'rejected' || listing.moderation === 'removed') return listing.moderation
  return listing.paymentStatus === 'completed' ? 'present' : 'unpaid'
}

/** Why a listing in this state is charged no more. */
const GONE = {
  unpaid: 'billing.renewalUnpaid',
  deleted: 'billing.renewalDeleted',
  rejected: 'billing.renewalRejected',
  removed: 'billing.renewalRemoved',
  ownerGone: 'billing.renewalOwnerDeleted',
} as const satisfies Record<Exclude<ListingState, 'present'>, Refusal['code']>

/** Why nothing more is charged for this listing, or null. */
export function whyNotRenew(state: ListingState): Refusal | null {
  return state === 'present' ? null : refuse('conflict', GONE[state])
}

type Facts = {
  readonly stripeSubscriptionId: string
  readonly status: string
  readonly listingState: ListingState
  /** Another subscription renews the same listing. */
  readonly otherRenews: boolean
}

/**
 * Why nothing can be changed about a subscription, or null. One that pays for something gone can still be cancelled; it
 * cannot be turned on again, and no card can be put behind it.
 */
export function whyNotChange(subscription: Facts, intent: SubscriptionIntent): Refusal | null {
  if (isMigrated(subscription.stripeSubscriptionId)) return refuse('conflict', MIGRATED[intent])
  if (!isLive(subscription.status)) return refuse('conflict', 'billing.subscriptionOver')
  if (intent === 'cancel') return null
  if (intent === 'renewal' && subscription.otherRenews) return refuse('conflict', 'billing.otherRenewal')
  return whyNotRenew(subscription.listingState)
}
