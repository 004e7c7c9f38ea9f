import { randomBytes } from 'node:crypto'
import type { Customer } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { endSubscription } from './end-subscription.ts'
import type { Params } from './form.ts'
import { attach, paymentMethodOf } from './payment-methods.ts'
import type { Call, Route } from './route.ts'
import { invalid } from './stripe-error.ts'

/** The card of this id, which must belong to the customer. */
export function ownCard(store: Store, params: Params, path: string, customer: string): string {
  const method = store.get('payment_method', params.need(path), path)
  if (method.customer === customer) return method.id
  const message = `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`
  throw invalid(message, { param: path, code: 'resource_missing' })
}

const DEFAULT_CARD = 'invoice_settings.default_payment_method'

/** The fields a request may set on a new customer or an old one. */
function written(params: Params, before?: Customer) {
  const text = (name: 'email' | 'name' | 'description' | 'phone') =>
    params.has(name) ? params.text(name) || null : (before?.[name] ?? null)
  return {
    email: text('email'),
    name: text('name'),
    description: text('description'),
    phone: text('phone'),
    metadata: params.metadata(before?.metadata),
  }
}

function create({ store, params }: Call): Customer {
  const clock = params.text('test_clock') ?? null
  if (clock) store.get('test_helpers.test_clock', clock, 'test_clock')
  const customer = store.save<Customer>({
    ...written(params),
    id: store.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(clock),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    next_invoice_sequence: 1,
    preferred_locales: [...params.words('preferred_locales')],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock,
  })
  const method = params.text('payment_method')
  if (method) attach(store, paymentMethodOf(store, method), customer.id)
  if (params.text(DEFAULT_CARD)) {
    customer.invoice_settings.default_payment_method = ownCard(store, params, DEFAULT_CARD, customer.id)
  }
  store.emit('customer.created', store.save(customer))
  return customer
}

export function updateCustomer({ store, params, id }: Call): Customer {
  const customer = store.get('customer', id)
  Object.assign(customer, written(params, customer))
  if (params.has(DEFAULT_CARD)) {
    const isEmpty = params.text(DEFAULT_CARD) === ''
    const card = isEmpty ? null : ownCard(store, params, DEFAULT_CARD, customer.id)
    customer.invoice_settings.default_payment_method = card
  }
  store.emit('customer.updated', store.save(customer))
  return customer
}

function remove({ store, id }: Call) {
  const customer = store.get('customer', id)
  for (const subscription of store.all('subscription', { customer: id })) {
    if (subscription.status !== 'canceled') endSubscription(store, subscription, 'cancellation_requested')
  }
  customer.onlyHere = { isDeleted: true }
  store.emit('customer.deleted', store.save(customer))
  return { id, object: 'customer', deleted: true }
}

function read({ store, id }: Call): object {
  const customer = store.get('customer', id)
  return customer.onlyHere?.isDeleted ? { id, object: 'customer', deleted: true } : customer
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/customers', handle: create },
  { method: 'POST', path: '/v1/customers/:id', handle: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', handle: remove },
  { method: 'GET', path: '/v1/customers/:id', handle: read },
  {
    method: 'GET',
    path: '/v1/customers',
    handle: ({ store, params }) => store.page('customer', params, { email: params.text('email') }),
  },
]
