import type { Invoice, PaymentIntent, Subscription, SubscriptionItem } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { type Confirmation, payWith } from './confirm-intent.ts'
import { createPaymentIntent } from './intents.ts'
import { paymentMethodOf } from './payment-methods.ts'
import { invalid } from './stripe-error.ts'

type Reason = 'subscription_create' | 'subscription_cycle'
type Line = Invoice['lines']['data'][number]

/** The one thing a subscription is about. */
export function itemOf({ items }: Subscription): SubscriptionItem {
  const [item] = items.data
  if (!item) throw invalid('This subscription has no items.')
  return item
}

function lineOf(store: Store, subscription: Subscription, invoice: string): Line {
  const item = itemOf(subscription)
  const quantity = item.quantity ?? 1
  const product = store.find('product', item.price.product)
  const amount = (item.price.unit_amount ?? 0) * quantity
  return {
    id: store.newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: `${quantity} × ${product?.name ?? item.price.id}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: null,
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

/** The parts of an invoice that say nothing here. */
const DEFAULTS = {
  account_country: 'US',
  account_name: 'Simulated account',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>

function paymentOf(store: Store, invoice: Invoice, intent: PaymentIntent): Invoice['payments'] {
  return {
    object: 'list',
    has_more: false,
    url: '/v1/invoice_payments',
    data: [
      {
        id: store.newId('inpay'),
        object: 'invoice_payment',
        amount_paid: null,
        amount_requested: invoice.amount_due,
        created: invoice.created,
        currency: invoice.currency,
        invoice: invoice.id,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: intent.id },
        status: 'open',
        status_transitions: { canceled_at: null, paid_at: null },
      },
    ],
  }
}

function write(store: Store, subscription: Subscription, reason: Reason): Invoice {
  const customer = store.get('customer', subscription.customer)
  const now = store.now(subscription.test_clock)
  const id = store.newId('in')
  const line = lineOf(store, subscription, id)
  const count = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = count + 1
  store.save(customer)
  return {
    ...structuredClone(DEFAULTS),
    id,
    object: 'invoice',
    amount_due: line.amount,
    amount_remaining: line.amount,
    billing_reason: reason,
    created: now,
    currency: line.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    effective_at: now,
    lines: { object: 'list', has_more: false, url: `/v1/invoices/${id}/lines`, data: [line] },
    number: `${customer.invoice_prefix ?? ''}-${String(count).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payments: { object: 'list', has_more: false, url: '', data: [] },
    period_start: line.period.start,
    period_end: line.period.end,
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: line.amount,
    subtotal_excluding_tax: line.amount,
    test_clock: subscription.test_clock,
    total: line.amount,
    total_excluding_tax: line.amount,
    onlyHere: { intent: '', subscription: subscription.id },
  }
}

/** The bill for the present period of a subscription, with the intent that pays it. */
export function createInvoice(store: Store, subscription: Subscription, reason: Reason): Invoice {
  const invoice = write(store, subscription, reason)
  const intent = createPaymentIntent(store, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: subscription.customer,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
    keepsCard: 'off_session',
    invoice: invoice.id,
    clock: subscription.test_clock,
  })
  invoice.confirmation_secret = { client_secret: intent.client_secret, type: 'payment_intent' }
  invoice.payments = paymentOf(store, invoice, intent)
  invoice.onlyHere.intent = intent.id
  subscription.latest_invoice = invoice.id
  store.save(subscription)
  store.emit('invoice.created', store.save(invoice))
  store.emit('invoice.finalized', invoice)
  store.emit('payment_intent.created', intent)
  return invoice
}

const NO_CARD =
  'This customer has no attached payment source or default payment method. Please consider adding a default payment method.'

/** The card that pays a subscription; throws when there is none. */
export function payingCard(store: Store, subscription: Subscription | null, customer: string): string {
  const { invoice_settings: settings } = store.get('customer', customer, 'customer')
  const fallback = settings.default_payment_method
  const id = subscription?.default_payment_method ?? (typeof fallback === 'string' ? fallback : null)
  if (id) return id
  throw invalid(NO_CARD, { code: 'resource_missing' })
}

/** Pays an invoice with a card, or with the subscription's. A card that is turned down is an error whose traces stay. */
export function payInvoice(
  store: Store,
  invoice: Invoice,
  card: string | undefined,
  how: Confirmation,
): void {
  const intent = store.get('payment_intent', invoice.onlyHere.intent)
  const subscription = store.get('subscription', invoice.onlyHere.subscription)
  const id = card ?? payingCard(store, subscription, invoice.customer ?? '')
  payWith(store, intent, paymentMethodOf(store, id), how)
}
