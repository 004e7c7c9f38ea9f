import type { Moderation } from '#app/features/items/rules.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { LIVE_STATUSES } from '../rules.ts'

/** How the ids of subscriptions begin that were taken over from an earlier system. */
export const MIGRATED_PREFIX = 'migrated_'

/** A subscription taken over from an earlier system: the provider knows nothing of it. */
export function isMigrated(stripeSubscriptionId: string): boolean {
  return stripeSubscriptionId.startsWith(MIGRATED_PREFIX)
}

/** What can be wanted of a subscription, and what is said when it is a migrated one ([SUB-02]). */
const MIGRATED = {
  cancel: 'billing.migratedCancel',
  renewal: 'billing.migratedRenewal',
  billing: 'billing.migratedBilling',
} as const
export type SubscriptionWish = keyof typeof MIGRATED

const isLive = (status: string) => LIVE_STATUSES.some((live) => live === status)

type Renewal = { readonly status: string; readonly cancelAtPeriodEnd: boolean }

/** Whether the provider will charge for another period, or still tries to. */
export function isRenewing({ status, cancelAtPeriodEnd }: Renewal): boolean {
  return !cancelAtPeriodEnd && ['active', 'trialing', 'past_due'].includes(status)
}

/** How a subscription can stand, and what that is called. */
export const SUBSCRIPTION_STATUS_NAMES = {
  active: 'billing.statusActive',
  pastDue: 'billing.statusPastDue',
  incomplete: 'billing.statusIncomplete',
  canceled: 'billing.statusCanceled',
} as const

/** How a subscription stands, by the provider's word. */
export function subscriptionStatus(status: string): keyof typeof SUBSCRIPTION_STATUS_NAMES {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due' || status === 'unpaid') return 'pastDue'
  return status === 'incomplete' ? 'incomplete' : 'canceled'
}

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
  ownerGone: 'billing.renewalOwnerGone',
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
export function whyNotChange(subscription: Facts, wish: SubscriptionWish): Refusal | null {
  if (isMigrated(subscription.stripeSubscriptionId)) return refuse('conflict', MIGRATED[wish])
  if (!isLive(subscription.status)) return refuse('conflict', 'billing.subscriptionOver')
  if (wish === 'cancel') return null
  if (wish === 'renewal' && subscription.otherRenews) return refuse('conflict', 'billing.otherRenewal')
  return whyNotRenew(subscription.listingState)
}

const isOver = (status: string) => subscriptionStatus(status) === 'canceled'

/** What became of a renewal between two looks at it, as far as anybody did it; null when nothing did. */
export function changeBetween(before: Renewal, after: Renewal) {
  if (!isLive(before.status)) return null
  if (isOver(after.status)) {
    if (before.cancelAtPeriodEnd) return 'renewalOver'
    return subscriptionStatus(before.status) === 'pastDue' ? 'renewalGivenUp' : 'renewalTurnedOff'
  }
  if (before.cancelAtPeriodEnd === after.cancelAtPeriodEnd) return null
  return after.cancelAtPeriodEnd ? 'renewalTurnedOff' : 'renewalTurnedOn'
}

type NextCharge = Renewal & {
  readonly currentPeriodStart: Date | null
  readonly currentPeriodEnd: Date | null
}

/** When the provider charges the next period; null when it does not, or when a charge has failed and is tried again. */
export function nextChargeAt({ status, cancelAtPeriodEnd, currentPeriodEnd }: NextCharge): Date | null {
  return !cancelAtPeriodEnd && subscriptionStatus(status) === 'active' ? currentPeriodEnd : null
}

/** Until when a subscription is paid: while a renewal has failed, the period it was for is not. */
export function periodPaidUntil(subscription: NextCharge): Date | null {
  const { status, currentPeriodStart, currentPeriodEnd } = subscription
  return subscriptionStatus(status) === 'pastDue' ? currentPeriodStart : currentPeriodEnd
}
