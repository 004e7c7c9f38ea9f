import { PRODUCTS, TIERS } from '#app/features/pricing/packages.ts'
import { parseChoice, parseDay, parseText } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { REFUND_STATES } from '../refunds/stored-refunds.ts'
import { PAYMENT_REASONS } from '../rules.ts'
import {
  PAYMENT_CHOICES,
  type PaymentsQuery,
  type RefundsQuery,
  SUBSCRIPTION_CHOICES,
  type SubscriptionsQuery,
} from './payment-lists.ts'

function idAsked(params: URLSearchParams, name: string): string | null {
  const id = params.get(name)
  return isUuid(id) ? id.toLowerCase() : null
}

/** What the address of the list of payments asks for. Nonsense counts as not said. */
export function parsePaymentsQuery(params: URLSearchParams): PaymentsQuery {
  return {
    q: parseText(params, 'q'),
    state: parseChoice(params, 'state', PAYMENT_CHOICES, null),
    reason: parseChoice(params, 'reason', PAYMENT_REASONS, null),
    tier: parseChoice(params, 'package', PRODUCTS, null),
    from: parseDay(params, 'from'),
    to: parseDay(params, 'to'),
    user: idAsked(params, 'user'),
    listing: idAsked(params, 'listing'),
  }
}

export function parseRefundsQuery(params: URLSearchParams): RefundsQuery {
  return {
    q: parseText(params, 'q'),
    state: parseChoice(params, 'state', REFUND_STATES, null),
    from: parseDay(params, 'from'),
    to: parseDay(params, 'to'),
  }
}

export function parseSubscriptionsQuery(params: URLSearchParams): SubscriptionsQuery {
  return {
    q: parseText(params, 'q'),
    status: parseChoice(params, 'status', SUBSCRIPTION_CHOICES, null),
    tier: parseChoice(params, 'package', TIERS, null),
  }
}

/** A month, 'YYYY-MM'; null for what is none. */
export function parseMonth(text: string | null): string | null {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(text) ? text : null
}
