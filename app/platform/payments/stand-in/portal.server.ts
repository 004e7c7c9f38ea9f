import { assertAllowed, assertFound, type Refusal, RefusedError, refuse } from '#app/lib/refusal.ts'
import { type Books, isDeleted } from './books.server.ts'
import { updateCustomer } from './customers.server.ts'
import { readGiven } from './form.server.ts'
import { itemOf } from './invoices.server.ts'
import { detach } from './payment-methods.server.ts'
import type {
  Charge,
  Customer,
  Invoice,
  PaymentMethod,
  PortalSession,
  Subscription,
} from './records.server.ts'
import { updateSubscription } from './subscriptions.server.ts'

/** A portal is open for so long, in seconds. */
const LIFE_S = 3600

/** So many invoices and so many charges are shown, the latest. */
const SHOWN = 20

/** What somebody can do in the portal, and to which card or subscription. */
export const PORTAL_WISHES = ['removeCard', 'makeDefault', 'turnOff', 'turnOn'] as const
type PortalWish = (typeof PORTAL_WISHES)[number]
export type PortalChange = { readonly wish: PortalWish; readonly id: string }

type Known = { readonly session: PortalSession; readonly customer: Customer }

function known(books: Books, id: string): Known {
  const session = books.find('billing_portal.session', id)
  const customer = session && books.find('customer', session.customer)
  if (!session || !customer || isDeleted(customer))
    throw new RefusedError(refuse('notFound', 'common.notFound'))
  if (books.now() - session.created >= LIFE_S) throw new RefusedError(refuse('gone', 'sandbox.expired'))
  return { session, customer }
}

const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid']
const defaultOf = ({ invoice_settings }: Customer) => invoice_settings.default_payment_method

/** Whether a subscription goes on being paid with a card. */
function isPaidWith(subscription: Subscription, card: string, customer: Customer): boolean {
  const { status, cancel_at_period_end: isEnding, default_payment_method: own } = subscription
  return LIVE.includes(status) && !isEnding && (own ?? defaultOf(customer)) === card
}

function cardShown({ id, card }: PaymentMethod, customer: Customer) {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { id, brand, last4, expMonth, expYear, isDefault: id === defaultOf(customer) }
}

/** Times in seconds, amounts in cents. */
function subscriptionShown(books: Books, subscription: Subscription) {
  const { id, status, cancel_at_period_end: isEnding } = subscription
  const { price, current_period_end: periodEnd, quantity = 1 } = itemOf(subscription)
  return {
    id,
    status,
    isEnding,
    isLive: LIVE.includes(status),
    name: books.find('product', price.product)?.name ?? '',
    amountCents: (price.unit_amount ?? 0) * quantity,
    endsAt: subscription.ended_at ?? periodEnd,
  }
}

const invoiceShown = ({ id, number, created, total, status }: Invoice) => ({
  id,
  number: number ?? '',
  at: created,
  amountCents: total,
  status: status ?? 'draft',
})

const chargeShown = ({ id, created, amount, description, status, refunded }: Charge) => ({
  id,
  what: description ?? '',
  at: created,
  amountCents: amount,
  status: refunded ? ('refunded' as const) : status,
})

/** What the portal of a session shows, newest first. Refuses common.notFound, and sandbox.expired after an hour. */
export function portalOf(books: Books, sessionId: string) {
  const { session, customer } = known(books, sessionId)
  const theirs = { customer: customer.id }
  return {
    most: SHOWN,
    email: customer.email ?? '',
    returnUrl: session.return_url ?? '',
    cards: books.all('payment_method', theirs).map((method) => cardShown(method, customer)),
    subscriptions: books.all('subscription', theirs).map((one) => subscriptionShown(books, one)),
    invoices: books.all('invoice', theirs).slice(0, SHOWN).map(invoiceShown),
    charges: books.all('charge', theirs).slice(0, SHOWN).map(chargeShown),
  }
}

export type Portal = ReturnType<typeof portalOf>

const callOf = (books: Books, id: string, form: Readonly<Record<string, string>>) => ({
  books,
  id,
  given: readGiven(new URLSearchParams(form).toString()),
  byBrowser: false,
  pagesUrl: '',
})

/** A card can be removed while no subscription depends on it. */
function whyNotRemove(books: Books, card: string, customer: Customer): Refusal | null {
  const theirs = books.all('subscription', { customer: customer.id })
  const isUsed = theirs.some((subscription) => isPaidWith(subscription, card, customer))
  return isUsed ? refuse('conflict', 'billing.cardInUse') : null
}

function changeCard(books: Books, customer: Customer, { wish, id }: PortalChange): void {
  const card = books.find('payment_method', id)
  assertFound(card?.customer === customer.id ? card : null, 'billing.noSuchCard')
  if (wish === 'makeDefault') {
    updateCustomer(callOf(books, customer.id, { 'invoice_settings[default_payment_method]': id }))
    return
  }
  assertAllowed(whyNotRemove(books, id, customer))
  detach(callOf(books, id, {}))
}

function switchRenewal(books: Books, customer: Customer, { wish, id }: PortalChange): void {
  const subscription = books.find('subscription', id)
  assertFound(subscription?.customer === customer.id ? subscription : null, 'billing.noSuchSubscription')
  if (!LIVE.includes(subscription?.status ?? ''))
    throw new RefusedError(refuse('conflict', 'billing.subscriptionOver'))
  updateSubscription(callOf(books, id, { cancel_at_period_end: String(wish === 'turnOff') }))
}

/**
 * Changes a card or a subscription of the customer the session is for. Refuses as `portalOf`; billing.noSuchCard and
 * billing.noSuchSubscription, also for those of other customers; billing.cardInUse; billing.subscriptionOver.
 */
export function changeInPortal(books: Books, sessionId: string, change: PortalChange): void {
  const { customer } = known(books, sessionId)
  const isAboutCard = change.wish === 'removeCard' || change.wish === 'makeDefault'
  if (isAboutCard) changeCard(books, customer, change)
  else switchRenewal(books, customer, change)
}
