import type { Actor } from '#app/lib/actor.ts'
import { type Cents, formatCents } from '#app/lib/money.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import type { PaymentState } from '../rules.ts'

/** requested: promised, the provider has not answered yet. made: the money goes back. failed: it did not. */
export const REFUND_STATES = ['requested', 'made', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const MAX_REFUND_REASON = 300

/** How many refunds of one payment are read from the provider. */
export const MAX_REFUNDS_READ = 100

/** A refund as the provider tells of it. `refundId`: the row it was made for, as we wrote it there. */
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

/** What counts against the money of a payment: what was promised is gone, whether the provider has answered or not. */
const isPromised = ({ state }: Pick<StoredRefund, 'state'>) => state !== 'failed'

const sum = (refunds: readonly Pick<StoredRefund, 'amountCents'>[]): Cents =>
  refunds.reduce((all, { amountCents }) => all + amountCents, 0)

/** How much of a payment went back. */
export const refundedOf = (refunds: readonly StoredRefund[]): Cents =>
  sum(refunds.filter(({ state }) => state === 'made'))

/** How much of a payment can still be refunded. */
export const leftOf = (amountCents: Cents, refunds: readonly Pick<StoredRefund, 'amountCents' | 'state'>[]) =>
  Math.max(0, amountCents - sum(refunds.filter(isPromised)))

type ToRefund = { readonly state: PaymentState; readonly leftCents: Cents }

/** Why an admin cannot refund this much: only what was paid, not more than is left of it, and whole cents. */
export function whyNotRefund(
  { state, leftCents }: ToRefund,
  amountCents: Cents,
  actor: Pick<Actor, 'role'>,
): Refusal | null {
  if (actor.role !== 'admin') return refuse('forbidden', 'common.adminsOnly')
  if (state !== 'paid' && state !== 'refunded') return refuse('conflict', 'billing.refundNotPaid')
  if (leftCents === 0) return refuse('conflict', 'money.nothingLeft')
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return refuse('invalid', 'money.amountWrong')
  return amountCents <= leftCents
    ? null
    : refuse('conflict', 'money.moreThanLeft', { left: formatCents(leftCents, 'en') })
}

/** The stored refund a fact is about; undefined for one that was made at the provider's own pages. */
export function matchRefund<R extends StoredRefund>(
  stored: readonly R[],
  { providerId, refundId }: RefundFact,
): R | undefined {
  return (
    stored.find(({ stripeRefundId }) => stripeRefundId === providerId) ??
    stored.find(({ id, stripeRefundId }) => id === refundId && stripeRefundId === null)
  )
}

/** The state after a fact. Forward only: what the provider gave up once does not come back by an older answer. */
export function stateAfter({ state, stripeRefundId }: StoredRefund, fact: RefundFact): RefundState {
  if (state === 'failed' && stripeRefundId !== null) return 'failed'
  return fact.state
}
