import { timingSafeEqual } from 'node:crypto'
import { authenticate, type Confirmation, confirmIntent } from './confirm-intent.server.ts'
import type { Given } from './form.server.ts'
import { createPaymentIntent, createSetupIntent, keepsCardOf, redirectsOf } from './intents.server.ts'
import { paymentMethodOf } from './payment-methods.server.ts'
import type { Intent } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'

type IntentKind = Intent['object']

const PATHS = { payment_intent: '/v1/payment_intents', setup_intent: '/v1/setup_intents' } as const

export function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The intent of the path. A browser must know its secret. */
function asked({ books, given, id, byBrowser }: Call, kind: IntentKind): Intent {
  const intent = books.get(kind, id)
  if (byBrowser && !isSecret(given.text('client_secret') ?? '', intent.client_secret))
    throw invalid(`The client_secret provided does not match any associated ${kind} on this account.`, {
      param: 'client_secret',
      code: `${kind}_invalid_parameter`,
    })
  return intent
}

const confirmationOf = ({ given, byBrowser, pagesUrl }: Call): Confirmation => ({
  byBrowser,
  offSession: !byBrowser && given.flag('off_session'),
  returnUrl: given.text('return_url'),
  pagesUrl,
})

function newPaymentIntent({ books, given }: Call): Intent {
  const amount = given.whole('amount')
  if (amount === undefined)
    throw invalid('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' })
  return createPaymentIntent(books, {
    amount,
    currency: given.need('currency'),
    customer: given.text('customer') ?? null,
    description: given.text('description') ?? null,
    metadata: given.metadata(),
    receiptEmail: given.text('receipt_email') ?? null,
    keepsCard: keepsCardOf(given),
    redirects: redirectsOf(given),
  })
}

function refuseOldParameters(given: Given): void {
  if (!given.has('payment_method_types')) return
  const param = 'payment_method_types'
  throw invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
}

function create(call: Call, kind: IntentKind): Intent {
  const { books, given } = call
  refuseOldParameters(given)
  const customer = given.text('customer')
  if (customer) books.get('customer', customer, 'customer')
  const intent = kind === 'payment_intent' ? newPaymentIntent(call) : createSetupIntent(books, given)
  books.emit(kind === 'payment_intent' ? 'payment_intent.created' : 'setup_intent.created', intent)
  if (given.flag('confirm')) return confirmIntent(books, intent, given, confirmationOf(call))
  const method = given.text('payment_method')
  if (!method) return intent
  intent.payment_method = paymentMethodOf(books, method).id
  intent.status = 'requires_confirmation'
  return books.save(intent)
}

function cancel(call: Call, kind: IntentKind): Intent {
  const { books, given } = call
  const intent = asked(call, kind)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot cancel this ${kind} because it has a status of ${intent.status}.`, {
      code: `${kind}_unexpected_state`,
    })
  intent.status = 'canceled'
  intent.next_action = null
  const reason = given.text('cancellation_reason')
  intent.cancellation_reason = reason === 'abandoned' || reason === 'duplicate' ? reason : null
  if (intent.object === 'payment_intent') intent.canceled_at = books.now()
  books.emit(
    kind === 'payment_intent' ? 'payment_intent.canceled' : 'setup_intent.canceled',
    books.save(intent),
  )
  return intent
}

function changeAmount(intent: Intent, amount: number | undefined): void {
  if (amount === undefined || intent.object !== 'payment_intent') return
  if (!intent.status.startsWith('requires_'))
    throw invalid(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      {
        code: 'payment_intent_unexpected_state',
      },
    )
  intent.amount = amount
}

function update(call: Call, kind: IntentKind): Intent {
  const { books, given } = call
  const intent = asked(call, kind)
  refuseOldParameters(given)
  changeAmount(intent, given.whole('amount'))
  intent.metadata = given.metadata(intent.metadata ?? {})
  if (given.has('description')) intent.description = given.text('description') || null
  const customer = given.text('customer')
  if (customer) intent.customer = books.get('customer', customer, 'customer').id
  if (intent.object === 'payment_intent' && given.has('setup_future_usage'))
    intent.setup_future_usage = keepsCardOf(given)
  return books.save(intent)
}

const routesOf = (kind: IntentKind): readonly Route[] => [
  { method: 'POST', path: PATHS[kind], answer: (call) => create(call, kind) },
  { method: 'GET', path: `${PATHS[kind]}/:id`, answer: (call) => asked(call, kind), forBrowsers: true },
  {
    method: 'POST',
    path: `${PATHS[kind]}/:id/confirm`,
    answer: (call) => confirmIntent(call.books, asked(call, kind), call.given, confirmationOf(call)),
    forBrowsers: true,
  },
  {
    method: 'POST',
    path: `${PATHS[kind]}/:id/prove`,
    answer: (call) => authenticate(call.books, asked(call, kind), call.given.text('outcome') === 'proven'),
    forBrowsers: true,
  },
  { method: 'POST', path: `${PATHS[kind]}/:id/cancel`, answer: (call) => cancel(call, kind) },
  { method: 'POST', path: `${PATHS[kind]}/:id`, answer: (call) => update(call, kind) },
  {
    method: 'GET',
    path: PATHS[kind],
    answer: ({ books, given }) => books.page(kind, given, { customer: given.text('customer') }),
  },
]

export const INTENT_ROUTES: readonly Route[] = [...routesOf('payment_intent'), ...routesOf('setup_intent')]
