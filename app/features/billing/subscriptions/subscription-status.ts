import { LIVE_STATUSES } from '../rules.ts'

/** How the ids of subscriptions begin that were taken over from an earlier system. */
export const MIGRATED_PREFIX = 'migrated_'

/** A subscription taken over from an earlier system: the provider knows nothing of it. */
export function isMigrated(stripeSubscriptionId: string): boolean {
  return stripeSubscriptionId.startsWith(MIGRATED_PREFIX)
}

export const isLive = (status: string) => LIVE_STATUSES.some((live) => live === status)

type Renewal = { readonly status: string; readonly cancelAtPeriodEnd: boolean }

/** Whether the provider will charge for another period, or still tries to. */
export function isRenewing({ status, cancelAtPeriodEnd }: Renewal): boolean {
  return !cancelAtPeriodEnd && ['active', 'trialing', 'past_due'].includes(status)
}

/** The states of a subscription, and the keys of their names. */
export const SUBSCRIPTION_STATUS_NAMES = {
  active: 'billing.statusActive',
  pastDue: 'billing.statusPastDue',
  incomplete: 'billing.statusIncomplete',
  canceled: 'billing.statusCanceled',
} as const

/** Returns the state of a subscription by the provider's status. */
export function subscriptionStatus(status: string): keyof typeof SUBSCRIPTION_STATUS_NAMES {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due' || status === 'unpaid') return 'pastDue'
  return status === 'incomplete' ? 'incomplete' : 'canceled'
}

const isOver = (status: string) => subscriptionStatus(status) === 'canceled'

/** Returns what became of a renewal between two readings of it; null when nothing did. */
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
