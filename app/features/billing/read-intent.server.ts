import type Stripe from 'stripe'
import { type BillingCtx, callProvider, paymentIdOf } from './call-provider.server.ts'
import type { Payment } from './queries.server.ts'
import { MAX_REFUNDS_READ, type RefundFact } from './refunds/stored-refunds.ts'

/** The state of a charge at the provider, as far as it concerns us. */
export type ChargeFacts = {
  readonly outcome: 'open' | 'paid' | 'refunded' | 'canceled'
  readonly amountCents: number
  readonly currency: string
  readonly cardBrand: string
  readonly cardLast4: string
  /** Why the last attempt did not work; '' when it did. */
  readonly error: string
  /** The payment it was made for, as we wrote it there. */
  readonly paymentId: string | null
  /** What went back of it, if anything did or was about to. */
  readonly refunds: readonly RefundFact[]
}

/** A payment of a price of 0 is paid once it is asked for (D-01). */
export const freeFacts = ({ id, amountCents, currency }: Payment): ChargeFacts => ({
  outcome: 'paid',
  amountCents,
  currency,
  cardBrand: '',
  cardLast4: '',
  error: '',
  paymentId: id,
  refunds: [],
})

const MAX_ERROR_LENGTH = 500

function outcomeOf({ status }: Stripe.PaymentIntent, charge: Stripe.Charge | null): ChargeFacts['outcome'] {
  if (status === 'canceled') return 'canceled'
  if (status !== 'succeeded') return 'open'
  return charge?.refunded ? 'refunded' : 'paid'
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null

function factsOf(intent: Stripe.PaymentIntent, refunds: readonly RefundFact[]): ChargeFacts {
  const charge = chargeOf(intent)
  const card = typeof intent.payment_method === 'object' ? intent.payment_method?.card : null
  return {
    outcome: outcomeOf(intent, charge),
    amountCents: intent.amount_received,
    currency: intent.currency,
    cardBrand: card?.brand ?? '',
    cardLast4: card?.last4 ?? '',
    error: (intent.last_payment_error?.message ?? '').slice(0, MAX_ERROR_LENGTH),
    paymentId: paymentIdOf(intent),
    refunds,
  }
}

const isFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

async function readRefunds(ctx: BillingCtx, intentId: string): Promise<readonly RefundFact[]> {
  const { data } = await callProvider(ctx, (stripe) =>
    stripe.refunds.list({ payment_intent: intentId, limit: MAX_REFUNDS_READ }),
  )
  return data.map((refund) => ({
    providerId: refund.id,
    refundId: refund.metadata?.['refund_id'] ?? null,
    amountCents: refund.amount,
    state: isFailed(refund) ? 'failed' : 'made',
    at: new Date(refund.created * 1000),
  }))
}

/**
 * Reads the state of a charge from the provider: what an event or a browser says about it is never trusted. Its
 * refunds are read too where some of the money went back, or `aboutRefund` says that one failed.
 */
export async function readIntent(
  ctx: BillingCtx,
  intentId: string,
  { aboutRefund = false } = {},
): Promise<ChargeFacts> {
  const intent = await callProvider(ctx, (stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge', 'payment_method'] }),
  )
  const hasRefunds = aboutRefund || (chargeOf(intent)?.amount_refunded ?? 0) > 0
  return factsOf(intent, hasRefunds ? await readRefunds(ctx, intentId) : [])
}
