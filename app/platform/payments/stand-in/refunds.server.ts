import type { Books } from './books.server.ts'
import type { Given } from './form.server.ts'
import type { Charge, Refund } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'

function chargeOf(books: Books, given: Given): Charge {
  const intent = given.text('payment_intent')
  if (intent === undefined) return books.get('charge', given.need('charge'), 'charge')
  const { latest_charge: charge } = books.get('payment_intent', intent, 'payment_intent')
  if (charge) return books.get('charge', charge, 'charge')
  throw invalid('This PaymentIntent does not have a successful charge to refund.', {
    param: 'payment_intent',
  })
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** How much goes back, in cents. */
function amountOf(given: Given, charge: Charge): number {
  const left = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded' || left <= 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = given.whole('amount') ?? left
  if (amount < 1)
    throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' })
  if (amount <= left) return amount
  const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
  throw invalid(message, { param: 'amount' })
}

function reasonOf(given: Given): Refund['reason'] {
  const reason = given.text('reason')
  return reason === 'duplicate' || reason === 'fraudulent' || reason === 'requested_by_customer'
    ? reason
    : null
}

function create({ books, given }: Call): Refund {
  const charge = chargeOf(books, given)
  const amount = amountOf(given, charge)
  const refund = books.save<Refund>({
    id: books.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: books.newId('txn'),
    charge: charge.id,
    created: books.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: given.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reasonOf(given),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  books.emit('refund.created', refund)
  books.emit('charge.refunded', books.save(charge))
  return refund
}

const filtersOf = (given: Given) => ({
  payment_intent: given.text('payment_intent'),
  charge: given.text('charge'),
})

export const REFUND_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/refunds', answer: create },
  { method: 'GET', path: '/v1/refunds/:id', answer: ({ books, id }) => books.get('refund', id) },
  {
    method: 'GET',
    path: '/v1/refunds',
    answer: ({ books, given }) => books.page('refund', given, filtersOf(given)),
  },
  { method: 'GET', path: '/v1/charges/:id', answer: ({ books, id }) => books.get('charge', id) },
  {
    method: 'GET',
    path: '/v1/charges',
    answer: ({ books, given }) =>
      books.page('charge', given, {
        customer: given.text('customer'),
        payment_intent: given.text('payment_intent'),
      }),
  },
]
