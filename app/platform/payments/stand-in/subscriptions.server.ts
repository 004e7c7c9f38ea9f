import type { Books } from './books.server.ts'
import { ownCard } from './customers.server.ts'
import type { Given } from './form.server.ts'
import { createInvoice, itemOf, payInvoice, payingCard } from './invoices.server.ts'
import { periodEnd } from './periods.ts'
import type { Customer, Price, Subscription, SubscriptionItem } from './records.server.ts'
import type { Call, Route } from './route.server.ts'
import { invalid, noSuch, StripeError } from './stripe-error.server.ts'
import { endSubscription } from './subscription-changes.server.ts'

function planOf(price: Price): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

type Wanted = { readonly price: Price; readonly quantity: number; readonly from: number }

function newItem(books: Books, subscription: string, { price, quantity, from }: Wanted): SubscriptionItem {
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param: 'items[0][price]' },
    )
  return {
    id: books.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: from,
    current_period_end: periodEnd(from, price.recurring, from),
    current_period_start: from,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

function priceOf(books: Books, given: Given): { price: Price; quantity: number } {
  const [item, ...others] = given.parts('items')
  if (!item) throw invalid('Missing required param: items.', { param: 'items', code: 'parameter_missing' })
  if (others.length > 0)
    throw invalid('Subscriptions to one price are simulated, to several not.', { param: 'items' })
  return {
    price: books.get('price', item.need('price'), 'items[0][price]'),
    quantity: item.whole('quantity') ?? 1,
  }
}

/** The parts of a subscription that say nothing here. */
const PLAIN = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible', flexible: null },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Subscription>

function write(books: Books, given: Given, customer: Customer): Subscription {
  const id = books.newId('sub')
  const from = books.now(customer.test_clock)
  const item = newItem(books, id, { ...priceOf(books, given), from })
  const keeps = given.text('payment_settings.save_default_payment_method') === 'on_subscription'
  const card = given.has('default_payment_method')
    ? ownCard(books, given, 'default_payment_method', customer.id)
    : null
  return books.save<Subscription>({
    ...structuredClone(PLAIN),
    id,
    object: 'subscription',
    billing_cycle_anchor: from,
    cancel_at_period_end: given.flag('cancel_at_period_end'),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: from,
    currency: item.price.currency,
    customer: customer.id,
    default_payment_method: card,
    description: given.text('description') ?? null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [item],
    },
    metadata: given.metadata(),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: keeps ? 'on_subscription' : 'off',
    },
    start_date: from,
    test_clock: customer.test_clock,
  })
}

function create(call: Call): Subscription {
  const { books, given, pagesUrl } = call
  const customer = books.get('customer', given.need('customer'), 'customer')
  const behaviour = given.text('payment_behavior') ?? 'allow_incomplete'
  const subscription = write(books, given, customer)
  books.emit('customer.subscription.created', subscription)
  const waits = behaviour === 'default_incomplete'
  const card = waits ? undefined : payingCard(books, subscription, customer.id)
  const invoice = createInvoice(books, subscription, 'subscription_create')
  if (waits) return subscription
  const how = { byBrowser: true, offSession: given.flag('off_session'), returnUrl: undefined, pagesUrl }
  try {
    payInvoice(books, invoice, card, how)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    if (behaviour === 'error_if_incomplete') throw new StripeError(402, error.body)
  }
  return subscription
}

function setCancelling(books: Books, subscription: Subscription, isOn: boolean): void {
  const now = books.now(subscription.test_clock)
  subscription.cancel_at_period_end = isOn
  subscription.cancel_at = isOn ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isOn ? now : null
  const reason = isOn ? 'cancellation_requested' : null
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
}

/** Puts another price in the place of the present one, from the next period on. */
function changePrice(books: Books, subscription: Subscription, given: Given): void {
  if (!given.has('items')) return
  const item = itemOf(subscription)
  if (given.parts('items')[0]?.text('id') !== item.id)
    throw invalid('Name the subscription item that gets another price.', { param: 'items[0][id]' })
  item.price = priceOf(books, given).price
  item.plan = planOf(item.price)
}

export function updateSubscription({ books, given, id }: Call): Subscription {
  const subscription = books.get('subscription', id)
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const { cancel_at_period_end, default_payment_method } = subscription
  if (given.has('cancel_at_period_end'))
    setCancelling(books, subscription, given.flag('cancel_at_period_end'))
  if (given.has('default_payment_method')) {
    const card = ownCard(books, given, 'default_payment_method', subscription.customer)
    subscription.default_payment_method = card
  }
  subscription.metadata = given.metadata(subscription.metadata)
  changePrice(books, subscription, given)
  const previous = { cancel_at_period_end, default_payment_method }
  books.emit('customer.subscription.updated', books.save(subscription), previous)
  return subscription
}

function cancel({ books, id }: Call): Subscription {
  const subscription = books.get('subscription', id)
  if (subscription.status === 'canceled') throw noSuch('subscription', id)
  return endSubscription(books, subscription, 'cancellation_requested')
}

function list({ books, given }: Call) {
  const status = given.text('status')
  const customer = given.text('customer')
  const page = books.page('subscription', given, { customer, status: status === 'all' ? undefined : status })
  if (status !== undefined) return page
  return { ...page, data: page.data.filter((subscription) => subscription.status !== 'canceled') }
}

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/subscriptions', answer: create },
  { method: 'POST', path: '/v1/subscriptions/:id', answer: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', answer: cancel },
  { method: 'GET', path: '/v1/subscriptions/:id', answer: ({ books, id }) => books.get('subscription', id) },
  { method: 'GET', path: '/v1/subscriptions', answer: list },
]
