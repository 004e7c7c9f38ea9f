import type { Cents } from '#app/lib/money.ts'

/** requested: promised, the provider has not confirmed it yet. made: the money goes back. failed: it did not. */
export const REFUND_STATES = ['requested', 'made', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How many refunds of one payment are read from the provider. */
export const MAX_REFUNDS_READ = 100

/** A refund as the provider reports it. `refundId`: the row it was made for, as we wrote it there. */
export type RefundFact = {
  readonly providerId: string
  readonly refundId: string | null
  readonly amountCents: Cents
  readonly state: 'made' | 'failed'
  readonly at: Date
}

/** A refund as it is stored. */
export type StoredRefund = {
  readonly id: string
  readonly amountCents: Cents
  readonly state: RefundState
  readonly stripeRefundId: string | null
}

/**
 * What counts against the money of a payment: what was promised is gone, whether the provider has confirmed it or
 * not.
 */
const isPromised = ({ state }: Pick<StoredRefund, 'state'>) => state !== 'failed'

const sum = (refunds: readonly Pick<StoredRefund, 'amountCents'>[]): Cents =>
  refunds.reduce((all, { amountCents }) => all + amountCents, 0)

/** How much of a payment went back. */
export const refundedOf = (refunds: readonly StoredRefund[]): Cents =>
  sum(refunds.filter(({ state }) => state === 'made'))

/** How much of a payment can still be refunded. */
export const leftOf = (amountCents: Cents, refunds: readonly Pick<StoredRefund, 'amountCents' | 'state'>[]) =>
  Math.max(0, amountCents - sum(refunds.filter(isPromised)))

/** Returns the stored refund of a fact; undefined for one that was made in the provider's dashboard. */
export function matchRefund<R extends StoredRefund>(
  stored: readonly R[],
  { providerId, refundId }: RefundFact,
): R | undefined {
  return (
    stored.find(({ stripeRefundId }) => stripeRefundId === providerId) ??
    stored.find(({ id, stripeRefundId }) => id === refundId && stripeRefundId === null)
  )
}

/** Returns the state after a fact. Forward only: an older response never restores a refund that failed. */
export function stateAfter({ state, stripeRefundId }: StoredRefund, fact: RefundFact): RefundState {
  if (state === 'failed' && stripeRefundId !== null) return 'failed'
  return fact.state
}
