import type Stripe from 'stripe'
import { askProvider, type BillingCtx, paymentIdOf } from './ask-provider.server.ts'

/** How a charge stands at the provider, as far as it concerns us. */
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
}

const LONGEST_ERROR = 500

function outcomeOf({ status }: Stripe.PaymentIntent, charge: Stripe.Charge | null): ChargeFacts['outcome'] {
  if (status === 'canceled') return 'canceled'
  if (status !== 'succeeded') return 'open'
  return charge?.refunded ? 'refunded' : 'paid'
}

function factsOf(intent: Stripe.PaymentIntent): ChargeFacts {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = typeof intent.payment_method === 'object' ? intent.payment_method?.card : null
  return {
    outcome: outcomeOf(intent, charge),
    amountCents: intent.amount_received,
    currency: intent.currency,
    cardBrand: card?.brand ?? '',
    cardLast4: card?.last4 ?? '',
    error: (intent.last_payment_error?.message ?? '').slice(0, LONGEST_ERROR),
    paymentId: paymentIdOf(intent),
  }
}

/** Asks the provider how a charge stands now: what an event or a browser says about it is never believed. */
export async function readIntent(ctx: BillingCtx, intentId: string): Promise<ChargeFacts> {
  const intent = await askProvider(ctx, (stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge', 'payment_method'] }),
  )
  return factsOf(intent)
}
