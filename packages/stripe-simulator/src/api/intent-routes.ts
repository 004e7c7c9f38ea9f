import { timingSafeEqual } from 'node:crypto'
import type { Intent } from '../store/records.ts'
import { authenticate, type Confirmation, confirmIntent } from './confirm-intent.ts'
import type { Params } from './form.ts'
import { createPaymentIntent, createSetupIntent, keepsCardOf, redirectsOf } from './intents.ts'
import { paymentMethodOf } from './payment-methods.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

type IntentKind = Intent['object']

const PATHS = { payment_intent: '/v1/payment_intents', setup_intent: '/v1/setup_intents' } as const

export function isSecret(params: string, secret: string): boolean {
  const [one, other] = [Buffer.from(params), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The intent of the path. A browser must know its secret. */
function asked({ store, params, id, byBrowser }: Call, kind: IntentKind): Intent {
  const intent = store.get(kind, id)
  if (byBrowser && !isSecret(params.text('client_secret') ?? '', intent.client_secret))
    throw invalid(`The client_secret provided does not match any associated ${kind} on this account.`, {
      param: 'client_secret',
      code: `${kind}_invalid_parameter`,
    })
  return intent
}

const confirmationOf = ({ params, byBrowser, pagesUrl }: Call): Confirmation => ({
  byBrowser,
  offSession: !byBrowser && params.flag('off_session'),
  returnUrl: params.text('return_url'),
  pagesUrl,
})

function newPaymentIntent({ store, params }: Call): Intent {
  const amount = params.whole('amount')
  if (amount === undefined)
    throw invalid('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' })
  return createPaymentIntent(store, {
    amount,
    currency: params.need('currency'),
    customer: params.text('customer') ?? null,
    description: params.text('description') ?? null,
    metadata: params.metadata(),
    receiptEmail: params.text('receipt_email') ?? null,
    keepsCard: keepsCardOf(params),
    redirects: redirectsOf(params),
  })
}

function refuseOldParameters(params: Params): void {
  if (!params.has('payment_method_types')) return
  const param = 'payment_method_types'
  throw invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
}

function create(call: Call, kind: IntentKind): Intent {
  const { store, params } = call
  refuseOldParameters(params)
  const customer = params.text('customer')
  if (customer) store.get('customer', customer, 'customer')
  const intent = kind === 'payment_intent' ? newPaymentIntent(call) : createSetupIntent(store, params)
  store.emit(kind === 'payment_intent' ? 'payment_intent.created' : 'setup_intent.created', intent)
  if (params.flag('confirm')) return confirmIntent(store, intent, params, confirmationOf(call))
  const method = params.text('payment_method')
  if (!method) return intent
  intent.payment_method = paymentMethodOf(store, method).id
  intent.status = 'requires_confirmation'
  return store.save(intent)
}

function cancel(call: Call, kind: IntentKind): Intent {
  const { store, params } = call
  const intent = asked(call, kind)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot cancel this ${kind} because it has a status of ${intent.status}.`, {
      code: `${kind}_unexpected_state`,
    })
  intent.status = 'canceled'
  intent.next_action = null
  const reason = params.text('cancellation_reason')
  intent.cancellation_reason = reason === 'abandoned' || reason === 'duplicate' ? reason : null
  if (intent.object === 'payment_intent') intent.canceled_at = store.now()
  store.emit(
    kind === 'payment_intent' ? 'payment_intent.canceled' : 'setup_intent.canceled',
    store.save(intent),
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
  const { store, params } = call
  const intent = asked(call, kind)
  refuseOldParameters(params)
  changeAmount(intent, params.whole('amount'))
  intent.metadata = params.metadata(intent.metadata ?? {})
  if (params.has('description')) intent.description = params.text('description') || null
  const customer = params.text('customer')
  if (customer) intent.customer = store.get('customer', customer, 'customer').id
  if (intent.object === 'payment_intent' && params.has('setup_future_usage'))
    intent.setup_future_usage = keepsCardOf(params)
  return store.save(intent)
}

const routesOf = (kind: IntentKind): readonly Route[] => [
  { method: 'POST', path: PATHS[kind], handle: (call) => create(call, kind) },
  { method: 'GET', path: `${PATHS[kind]}/:id`, handle: (call) => asked(call, kind), publishable: true },
  {
    method: 'POST',
    path: `${PATHS[kind]}/:id/confirm`,
    handle: (call) => confirmIntent(call.store, asked(call, kind), call.params, confirmationOf(call)),
    publishable: true,
  },
  {
    method: 'POST',
    path: `${PATHS[kind]}/:id/prove`,
    handle: (call) => authenticate(call.store, asked(call, kind), call.params.text('outcome') === 'proven'),
    publishable: true,
  },
  { method: 'POST', path: `${PATHS[kind]}/:id/cancel`, handle: (call) => cancel(call, kind) },
  { method: 'POST', path: `${PATHS[kind]}/:id`, handle: (call) => update(call, kind) },
  {
    method: 'GET',
    path: PATHS[kind],
    handle: ({ store, params }) => store.page(kind, params, { customer: params.text('customer') }),
  },
]

export const INTENT_ROUTES: readonly Route[] = [...routesOf('payment_intent'), ...routesOf('setup_intent')]
