import { randomBytes } from 'node:crypto'
import type { Books } from './books.server.ts'
import type { Given } from './form.server.ts'
import { attach, paymentMethodOf } from './payment-methods.server.ts'
import type { Customer } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid } from './stripe-error.server.ts'
import { endSubscription } from './subscription-changes.server.ts'

/** The card of this id, which must belong to the customer. */
export function ownCard(books: Books, given: Given, path: string, customer: string): string {
  const method = books.get('payment_method', given.need(path), path)
  if (method.customer === customer) return method.id
  const message = `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`
  throw invalid(message, { param: path, code: 'resource_missing' })
}

const DEFAULT_CARD = 'invoice_settings.default_payment_method'

/** The fields a request may set on a new customer or an old one. */
function written(given: Given, before?: Customer) {
  const text = (name: 'email' | 'name' | 'description' | 'phone') =>
    given.has(name) ? given.text(name) || null : (before?.[name] ?? null)
  return {
    email: text('email'),
    name: text('name'),
    description: text('description'),
    phone: text('phone'),
    metadata: given.metadata(before?.metadata),
  }
}

function create({ books, given }: Call): Customer {
  const clock = given.text('test_clock') ?? null
  if (clock) books.get('test_helpers.test_clock', clock, 'test_clock')
  const customer = books.save<Customer>({
    ...written(given),
    id: books.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: books.now(clock),
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
    preferred_locales: [...given.words('preferred_locales')],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock,
  })
  const method = given.text('payment_method')
  if (method) attach(books, paymentMethodOf(books, method), customer.id)
  if (given.text(DEFAULT_CARD)) {
    customer.invoice_settings.default_payment_method = ownCard(books, given, DEFAULT_CARD, customer.id)
  }
  books.emit('customer.created', books.save(customer))
  return customer
}

export function updateCustomer({ books, given, id }: Call): Customer {
  const customer = books.get('customer', id)
  Object.assign(customer, written(given, customer))
  if (given.has(DEFAULT_CARD)) {
    const isEmpty = given.text(DEFAULT_CARD) === ''
    const card = isEmpty ? null : ownCard(books, given, DEFAULT_CARD, customer.id)
    customer.invoice_settings.default_payment_method = card
  }
  books.emit('customer.updated', books.save(customer))
  return customer
}

function remove({ books, id }: Call) {
  const customer = books.get('customer', id)
  for (const subscription of books.all('subscription', { customer: id })) {
    if (subscription.status !== 'canceled') endSubscription(books, subscription, 'cancellation_requested')
  }
  customer.onlyHere = { isDeleted: true }
  books.emit('customer.deleted', books.save(customer))
  return { id, object: 'customer', deleted: true }
}

function read({ books, id }: Call): object {
  const customer = books.get('customer', id)
  return customer.onlyHere?.isDeleted ? { id, object: 'customer', deleted: true } : customer
}

export const CUSTOMER_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/customers', answer: create },
  { method: 'POST', path: '/v1/customers/:id', answer: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', answer: remove },
  { method: 'GET', path: '/v1/customers/:id', answer: read },
  {
    method: 'GET',
    path: '/v1/customers',
    answer: ({ books, given }) => books.page('customer', given, { email: given.text('email') }),
  },
]
