import { PERIOD_DAYS } from '#app/features/listings/rules.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

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

/** The provider's words for subscriptions that are paid, or may still be. */
export const LIVE_STATUSES = ['active', 'past_due', 'trialing', 'unpaid'] as const

const isLive = (status: string) => LIVE_STATUSES.some((live) => live === status)

type Renewal = { readonly status: string; readonly cancelAtPeriodEnd: boolean }

/** Whether the provider will charge for another period, or still tries to. */
export function goesOn({ status, cancelAtPeriodEnd }: Renewal): boolean {
  return !cancelAtPeriodEnd && ['active', 'trialing', 'past_due'].includes(status)
}

/** How a subscription can stand, and what that is called. */
export const STANDING_NAMES = {
  active: 'billing.statusActive',
  pastDue: 'billing.statusPastDue',
  incomplete: 'billing.statusIncomplete',
  canceled: 'billing.statusCanceled',
} as const

/** How a subscription stands, by the provider's word. */
export function standingOf(status: string): keyof typeof STANDING_NAMES {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due' || status === 'unpaid') return 'pastDue'
  return status === 'incomplete' ? 'incomplete' : 'canceled'
}

type Facts = { readonly stripeSubscriptionId: string; readonly status: string }

/** Why nothing can be changed about a subscription, or null. */
export function whyNotChange(subscription: Facts, wish: SubscriptionWish): Refusal | null {
  if (isMigrated(subscription.stripeSubscriptionId)) return refuse('conflict', MIGRATED[wish])
  return isLive(subscription.status) ? null : refuse('conflict', 'billing.subscriptionOver')
}

/** How the provider's price list calls the price of a package that renews itself. */
export const priceKeyOf = (tier: string): string => `haulpost_${tier}_${PERIOD_DAYS}_days`
