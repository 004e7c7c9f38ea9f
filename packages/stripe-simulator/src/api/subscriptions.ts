import type { Customer, Price, Subscription, SubscriptionItem } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { ownCard } from './customers.ts'
import { endSubscription } from './end-subscription.ts'
import type { Params } from './form.ts'
import { createInvoice, itemOf, payInvoice, payingCard } from './invoices.ts'
import { periodEnd } from './periods.ts'
import type { Call, Route } from './route.ts'
import { invalid, noSuch, StripeError } from './stripe-error.ts'

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

function newItem(store: Store, subscription: string, { price, quantity, from }: Wanted): SubscriptionItem {
  if (!price.recurring)
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param: 'items[0][price]' },
    )
  return {
    id: store.newId('si'),
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

function priceOf(store: Store, params: Params): { price: Price; quantity: number } {
  const [item, ...others] = params.parts('items')
  if (!item) throw invalid('Missing required param: items.', { param: 'items', code: 'parameter_missing' })
  if (others.length > 0)
    throw invalid('Subscriptions to one price are simulated, to several not.', { param: 'items' })
  return {
    price: store.get('price', item.need('price'), 'items[0][price]'),
    quantity: item.whole('quantity') ?? 1,
  }
}

/** The parts of a subscription that say nothing here. */
const DEFAULTS = {
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

function write(store: Store, params: Params, customer: Customer): Subscription {
  const id = store.newId('sub')
  const from = store.now(customer.test_clock)
  const item = newItem(store, id, { ...priceOf(store, params), from })
  const keeps = params.text('payment_settings.save_default_payment_method') === 'on_subscription'
  const card = params.has('default_payment_method')
    ? ownCard(store, params, 'default_payment_method', customer.id)
    : null
  return store.save<Subscription>({
    ...structuredClone(DEFAULTS),
    id,
    object: 'subscription',
    billing_cycle_anchor: from,
    cancel_at_period_end: params.flag('cancel_at_period_end'),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: from,
    currency: item.price.currency,
    customer: customer.id,
    default_payment_method: card,
    description: params.text('description') ?? null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [item],
    },
    metadata: params.metadata(),
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
  const { store, params, pagesUrl } = call
  const customer = store.get('customer', params.need('customer'), 'customer')
  const behaviour = params.text('payment_behavior') ?? 'allow_incomplete'
  const subscription = write(store, params, customer)
  store.emit('customer.subscription.created', subscription)
  const waits = behaviour === 'default_incomplete'
  const card = waits ? undefined : payingCard(store, subscription, customer.id)
  const invoice = createInvoice(store, subscription, 'subscription_create')
  if (waits) return subscription
  const how = { byBrowser: true, offSession: params.flag('off_session'), returnUrl: undefined, pagesUrl }
  try {
    payInvoice(store, invoice, card, how)
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    if (behaviour === 'error_if_incomplete') throw new StripeError(402, error.body)
  }
  return subscription
}

function setCancelling(store: Store, subscription: Subscription, isOn: boolean): void {
  const now = store.now(subscription.test_clock)
  subscription.cancel_at_period_end = isOn
  subscription.cancel_at = isOn ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = isOn ? now : null
  const reason = isOn ? 'cancellation_requested' : null
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
}

/** Puts another price in the place of the present one, from the next period on. */
function changePrice(store: Store, subscription: Subscription, params: Params): void {
  if (!params.has('items')) return
  const item = itemOf(subscription)
  if (params.parts('items')[0]?.text('id') !== item.id)
    throw invalid('Name the subscription item that gets another price.', { param: 'items[0][id]' })
  item.price = priceOf(store, params).price
  item.plan = planOf(item.price)
}

export function updateSubscription({ store, params, id }: Call): Subscription {
  const subscription = store.get('subscription', id)
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const { cancel_at_period_end, default_payment_method } = subscription
  if (params.has('cancel_at_period_end'))
    setCancelling(store, subscription, params.flag('cancel_at_period_end'))
  if (params.has('default_payment_method')) {
    const card = ownCard(store, params, 'default_payment_method', subscription.customer)
    subscription.default_payment_method = card
  }
  subscription.metadata = params.metadata(subscription.metadata)
  changePrice(store, subscription, params)
  const previous = { cancel_at_period_end, default_payment_method }
  store.emit('customer.subscription.updated', store.save(subscription), previous)
  return subscription
}

function cancel({ store, id }: Call): Subscription {
  const subscription = store.get('subscription', id)
  if (subscription.status === 'canceled') throw noSuch('subscription', id)
  return endSubscription(store, subscription, 'cancellation_requested')
}

function list({ store, params }: Call) {
  const status = params.text('status')
  const customer = params.text('customer')
  const page = store.page('subscription', params, { customer, status: status === 'all' ? undefined : status })
  if (status !== undefined) return page
  return { ...page, data: page.data.filter((subscription) => subscription.status !== 'canceled') }
}

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/v1/subscriptions', handle: create },
  { method: 'POST', path: '/v1/subscriptions/:id', handle: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', handle: cancel },
  { method: 'GET', path: '/v1/subscriptions/:id', handle: ({ store, id }) => store.get('subscription', id) },
  { method: 'GET', path: '/v1/subscriptions', handle: list },
]
