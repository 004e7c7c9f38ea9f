import type Stripe from 'stripe'
import type { CardName } from '../api/test-cards.ts'

// Records have the SDK's own types, so the compiler checks every response against them: a key the SDK expects and we
// leave out does not compile. Differences: links are ids until a request expands them, and `onlyHere` never leaves.

/** Objects linked by id. */
type ById<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: Extract<T[P], string | null> }

/** The SDK reads these numbers from texts. */
type AsText<T, K extends keyof T> = Omit<T, K> & { [P in K]: string | null }

export type Customer = ById<Stripe.Customer, 'test_clock'> & { onlyHere?: { isDeleted: true } }

export type PaymentMethod = ById<Stripe.PaymentMethod, 'customer'> & {
  card: Stripe.PaymentMethod.Card
  onlyHere: { card: CardName; isAuthenticated?: boolean; isDetached?: boolean }
}

export type PaymentIntent = ById<Stripe.PaymentIntent, 'customer' | 'payment_method' | 'latest_charge'> & {
  client_secret: string
  onlyHere?: { invoice?: string; returnUrl?: string }
}

export type SetupIntent = ById<Stripe.SetupIntent, 'customer' | 'payment_method'> & {
  client_secret: string
  onlyHere?: { returnUrl?: string }
}

export type Intent = PaymentIntent | SetupIntent
export type Charge = ById<Stripe.Charge, 'customer' | 'payment_intent'>
export type Refund = ById<Stripe.Refund, 'customer' | 'payment_intent' | 'charge'>
export type Product = Stripe.Product
export type Price = ById<AsText<Stripe.Price, 'unit_amount_decimal'>, 'product'>

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: Price
  plan: AsText<Stripe.Plan, 'amount_decimal'>
}

export type Subscription = Omit<
  ById<Stripe.Subscription, 'customer' | 'default_payment_method' | 'latest_invoice' | 'test_clock'>,
  'items'
> & { items: ListOf<SubscriptionItem> }

type InvoiceLine = AsText<Stripe.InvoiceLineItem, 'quantity_decimal'>

export type Invoice = Omit<ById<Stripe.Invoice, 'customer' | 'test_clock'>, 'lines' | 'payments'> & {
  lines: ListOf<InvoiceLine>
  payments: ListOf<Stripe.InvoicePayment>
  onlyHere: { intent: string; subscription: string }
}

export type PortalSession = Stripe.BillingPortal.Session
type WebhookEndpoint = Stripe.WebhookEndpoint & { onlyHere: { secret: string } }
export type TestClock = Stripe.TestHelpers.TestClock
type StoredEvent = Stripe.EventBase
export type EventType = Stripe.Event.Type

export type ListOf<T> = { object: 'list'; url: string; has_more: boolean; data: T[] }

/** Everything that is kept, by the name the provider gives its kind. */
export type Records = {
  customer: Customer
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  product: Product
  price: Price
  subscription: Subscription
  invoice: Invoice
  'billing_portal.session': PortalSession
  webhook_endpoint: WebhookEndpoint
  'test_helpers.test_clock': TestClock
  event: StoredEvent
}

export type Kind = keyof Records
export type AnyRecord = Records[Kind]

/** The id behind a link, which may already be the object itself. */
export const idOf = (link: string | { readonly id: string } | null): string | null =>
  typeof link === 'object' ? (link?.id ?? null) : link
