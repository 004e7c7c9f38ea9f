import type { Charge, Refund } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Params } from './form.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

function chargeOf(store: Store, params: Params): Charge {
  const intent = params.text('payment_intent')
  if (intent === undefined) return store.get('charge', params.need('charge'), 'charge')
  const { latest_charge: charge } = store.get('payment_intent', intent, 'payment_intent')
  if (charge) return store.get('charge', charge, 'charge')
  throw invalid('This PaymentIntent does not have a successful charge to refund.', {
    param: 'payment_intent',
  })
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** How much goes back, in cents. */
function amountOf(params: Params, charge: Charge): number {
  const left = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded' || left <= 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = params.whole('amount') ?? left
  if (amount < 1)
    throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' })
  if (amount <= left) return amount
  const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
  throw invalid(message, { param: 'amount' })
}

function reasonOf(params: Params): Refund['reason'] {
  const reason = params.text('reason')
  return reason === 'duplicate' || reason === 'fraudulent' || reason === 'requested_by_customer'
    ? reason
    : null
}

function create({ store, params }: Call): Refund {
  const charge = chargeOf(store, params)
  const amount = amountOf(params, charge)
  const refund = store.save<Refund>({
    id: store.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: store.newId('txn'),
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reasonOf(params),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  store.emit('refund.created', refund)
  store.emit('charge.refunded', store.save(charge))
  return refund
}

const filtersOf = (params: Params) => ({
  payment_intent: params.text('payment_intent'),
  charge: params.text('charge'),
})

export const REFUND_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/refunds', handle: create },
  { method: 'GET', path: '/v1/refunds/:id', handle: ({ store, id }) => store.get('refund', id) },
  {
    method: 'GET',
    path: '/v1/refunds',
    handle: ({ store, params }) => store.page('refund', params, filtersOf(params)),
  },
  { method: 'GET', path: '/v1/charges/:id', handle: ({ store, id }) => store.get('charge', id) },
  {
    method: 'GET',
    path: '/v1/charges',
    handle: ({ store, params }) =>
      store.page('charge', params, {
        customer: params.text('customer'),
        payment_intent: params.text('payment_intent'),
      }),
  },
]
