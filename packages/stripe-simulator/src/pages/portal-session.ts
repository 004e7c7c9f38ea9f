import { updateCustomer } from '../api/customers.ts'
import { parseForm } from '../api/form.ts'
import { itemOf } from '../api/invoices.ts'
import { detach } from '../api/payment-methods.ts'
import { updateSubscription } from '../api/subscriptions.ts'
import type {
  Charge,
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Subscription,
} from '../store/records.ts'
import { isDeleted, type Store } from '../store/store.ts'
import { PageError } from './page-error.ts'

/** How long a portal session is valid, in seconds. */
const TTL_SECONDS = 3600

/** How many invoices and how many charges the portal lists, newest first. */
const MAX_ROWS = 20

/** What a customer can do in the portal, to a card or a subscription. */
export const PORTAL_ACTIONS = ['removeCard', 'makeDefault', 'turnOff', 'turnOn'] as const
export type PortalAction = (typeof PORTAL_ACTIONS)[number]
export type PortalChange = { readonly action: PortalAction; readonly id: string }

type Found = { readonly session: PortalSession; readonly customer: Customer }

function findSession(store: Store, id: string): Found {
  const session = store.find('billing_portal.session', id)
  const customer = session && store.find('customer', session.customer)
  if (!session || !customer || isDeleted(customer)) throw new PageError(404, 'error.notFound')
  if (store.now() - session.created >= TTL_SECONDS) throw new PageError(410, 'portal.expired')
  return { session, customer }
}

const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid']
const defaultOf = ({ invoice_settings }: Customer) => invoice_settings.default_payment_method

/** Whether the next charge of a subscription uses a card. */
function isPaidWith(subscription: Subscription, card: string, customer: Customer): boolean {
  const { status, cancel_at_period_end: isEnding, default_payment_method: own } = subscription
  return LIVE.includes(status) && !isEnding && (own ?? defaultOf(customer)) === card
}

function cardRow({ id, card }: PaymentMethod, customer: Customer) {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { id, brand, last4, expMonth, expYear, isDefault: id === defaultOf(customer) }
}

/** Times in seconds, amounts in cents. */
function subscriptionRow(store: Store, subscription: Subscription) {
  const { id, status, cancel_at_period_end: isEnding } = subscription
  const { price, current_period_end: periodEnd, quantity = 1 } = itemOf(subscription)
  return {
    id,
    status,
    isEnding,
    isLive: LIVE.includes(status),
    name: store.find('product', price.product)?.name ?? '',
    amountCents: (price.unit_amount ?? 0) * quantity,
    endsAt: subscription.ended_at ?? periodEnd,
  }
}

const invoiceRow = ({ number, created, total, status }: Invoice) => ({
  name: number ?? '',
  at: created,
  amountCents: total,
  status: status ?? 'draft',
})

const chargeRow = ({ created, amount, description, status, refunded }: Charge) => ({
  name: description ?? '',
  at: created,
  amountCents: amount,
  status: refunded ? 'refunded' : status,
})

/** Returns what the portal shows, newest first. Throws PageError 404, and 410 an hour after the session began. */
export function readPortal(store: Store, sessionId: string) {
  const { session, customer } = findSession(store, sessionId)
  const theirs = { customer: customer.id }
  return {
    maxRows: MAX_ROWS,
    email: customer.email ?? '',
    returnUrl: session.return_url ?? '',
    cards: store.all('payment_method', theirs).map((method) => cardRow(method, customer)),
    subscriptions: store.all('subscription', theirs).map((one) => subscriptionRow(store, one)),
    invoices: store.all('invoice', theirs).slice(0, MAX_ROWS).map(invoiceRow),
    charges: store.all('charge', theirs).slice(0, MAX_ROWS).map(chargeRow),
  }
}

export type Portal = ReturnType<typeof readPortal>

const callWith = (store: Store, id: string, form: Readonly<Record<string, string>>) => ({
  store,
  id,
  params: parseForm(new URLSearchParams(form).toString()),
  byBrowser: false,
  pagesUrl: '',
})

function removeCard(store: Store, customer: Customer, id: string): void {
  const theirs = store.all('subscription', { customer: customer.id })
  if (theirs.some((subscription) => isPaidWith(subscription, id, customer)))
    throw new PageError(409, 'portal.cardInUse')
  detach(callWith(store, id, {}))
}

function changeCard(store: Store, customer: Customer, { action, id }: PortalChange): void {
  if (store.find('payment_method', id)?.customer !== customer.id)
    throw new PageError(404, 'portal.noSuchCard')
  if (action === 'removeCard') return removeCard(store, customer, id)
  updateCustomer(callWith(store, customer.id, { 'invoice_settings[default_payment_method]': id }))
  return undefined
}

function switchRenewal(store: Store, customer: Customer, { action, id }: PortalChange): void {
  const subscription = store.find('subscription', id)
  if (subscription?.customer !== customer.id) throw new PageError(404, 'portal.noSuchSubscription')
  if (!LIVE.includes(subscription.status)) throw new PageError(409, 'portal.subscriptionOver')
  updateSubscription(callWith(store, id, { cancel_at_period_end: String(action === 'turnOff') }))
}

/**
 * Changes a card or a subscription of the session's customer. Throws PageError as `readPortal` does, 404 for what is not
 * the customer's, and 409 for a card that a subscription needs and for a subscription that has ended.
 */
export function changeInPortal(store: Store, sessionId: string, change: PortalChange): void {
  const { customer } = findSession(store, sessionId)
  const isAboutCard = change.action === 'removeCard' || change.action === 'makeDefault'
  if (isAboutCard) changeCard(store, customer, change)
  else switchRenewal(store, customer, change)
}
