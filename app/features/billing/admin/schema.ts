import { TIERS } from '#app/features/pricing/packages.ts'
import { choiceAsked, dayAsked, textAsked } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { REFUND_STATES } from '../refunds/rules.ts'
import { PAYMENT_REASONS } from '../rules.ts'
import {
  PAYMENT_CHOICES,
  type PaymentsAsked,
  type RefundsAsked,
  SUBSCRIPTION_CHOICES,
  type SubscriptionsAsked,
} from './payment-lists.ts'

function idAsked(params: URLSearchParams, name: string): string | null {
  const id = params.get(name)
  return isUuid(id) ? id.toLowerCase() : null
}

/** What the address of the list of payments asks for. Nonsense counts as not said. */
export function paymentsAsked(params: URLSearchParams): PaymentsAsked {
  return {
    q: textAsked(params, 'q'),
    state: choiceAsked(params, 'state', PAYMENT_CHOICES, null),
    reason: choiceAsked(params, 'reason', PAYMENT_REASONS, null),
    tier: choiceAsked(params, 'package', TIERS, null),
    from: dayAsked(params, 'from'),
    to: dayAsked(params, 'to'),
    user: idAsked(params, 'user'),
    listing: idAsked(params, 'listing'),
  }
}

export function refundsAsked(params: URLSearchParams): RefundsAsked {
  return {
    q: textAsked(params, 'q'),
    state: choiceAsked(params, 'state', REFUND_STATES, null),
    from: dayAsked(params, 'from'),
    to: dayAsked(params, 'to'),
  }
}

export function subscriptionsAsked(params: URLSearchParams): SubscriptionsAsked {
  return {
    q: textAsked(params, 'q'),
    status: choiceAsked(params, 'status', SUBSCRIPTION_CHOICES, null),
    tier: choiceAsked(params, 'package', TIERS, null),
  }
}

/** A month, 'YYYY-MM'; null for what is none. */
export function monthAsked(text: string | null): string | null {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(text) ? text : null
}
