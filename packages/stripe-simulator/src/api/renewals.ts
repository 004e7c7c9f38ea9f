import type { Invoice, Subscription } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { endSubscription } from './end-subscription.ts'
import { invoiceFailed, makeVoid } from './invoice-payments.ts'
import { createInvoice, itemOf, payInvoice } from './invoices.ts'
import { periodEnd } from './periods.ts'
import { StripeError } from './stripe-error.ts'

const DAY_S = 86_400

/** The wait before a failed renewal is retried, in seconds, and the maximum of attempts; then the subscription ends. */
const RETRY_S = 3 * DAY_S
const MAX_ATTEMPTS = 4

/** A first payment may stay open so long, in seconds. */
const FIRST_PAYMENT_TIMEOUT_S = 23 * 3600

const OFF_SESSION = { byBrowser: false, offSession: true, returnUrl: undefined, pagesUrl: '' }

function isPaid(store: Store, invoice: Invoice): boolean {
  try {
    payInvoice(store, invoice, undefined, OFF_SESSION)
    return true
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    // Without a card there was no attempt that could have counted itself.
    if (!error.keeps) invoiceFailed(store, invoice.id)
    return false
  }
}

function exitWith(store: Store, subscription: Subscription, invoice: Invoice): void {
  invoice.status = 'uncollectible'
  invoice.next_payment_attempt = null
  invoice.status_transitions.marked_uncollectible_at = store.now(subscription.test_clock)
  store.emit('invoice.marked_uncollectible', store.save(invoice))
  endSubscription(store, subscription, 'payment_failed')
}

/** Tries an unpaid renewal once more, if it is time. */
function tryAgain(store: Store, subscription: Subscription, now: number): boolean {
  const invoice = store.get('invoice', subscription.latest_invoice ?? '')
  if (invoice.next_payment_attempt === null || now < invoice.next_payment_attempt) return false
  if (isPaid(store, invoice)) return true
  if (invoice.attempt_count >= MAX_ATTEMPTS) exitWith(store, subscription, invoice)
  else {
    invoice.next_payment_attempt += RETRY_S
    store.save(invoice)
  }
  return true
}

function renew(store: Store, subscription: Subscription, now: number): void {
  const item = itemOf(subscription)
  const { current_period_start, current_period_end, price } = item
  item.current_period_start = current_period_end
  const recurring = price.recurring ?? { interval: 'month', interval_count: 1 }
  item.current_period_end = periodEnd(current_period_end, recurring, subscription.billing_cycle_anchor)
  const invoice = createInvoice(store, store.save(subscription), 'subscription_cycle')
  const previous = { items: { data: [{ current_period_start, current_period_end }] } }
  if (isPaid(store, invoice)) {
    store.emit('customer.subscription.updated', subscription, previous)
    return
  }
  invoice.next_payment_attempt = now + RETRY_S
  store.save(invoice)
  subscription.status = 'past_due'
  store.emit('customer.subscription.updated', store.save(subscription), { ...previous, status: 'active' })
}

/** One thing that is due for a subscription; false when there is nothing. */
function step(store: Store, subscription: Subscription, now: number): boolean {
  if (subscription.status === 'incomplete' && now - subscription.created > FIRST_PAYMENT_TIMEOUT_S) {
    makeVoid(store, store.get('invoice', subscription.latest_invoice ?? ''))
    return true
  }
  if (subscription.status === 'past_due') return tryAgain(store, subscription, now)
  if (subscription.status !== 'active' || now < itemOf(subscription).current_period_end) return false
  if (subscription.cancel_at_period_end) endSubscription(store, subscription, 'cancellation_requested')
  else renew(store, subscription, now)
  return true
}

/** Does what has become due by now: renewals, further attempts, ends. `clock`: for those who live by a test clock. */
export function runSubscriptions(store: Store, clock: string | null): number {
  const now = store.now(clock)
  const theirs = store.all('subscription').filter(({ test_clock }) => test_clock === clock)
  let steps = 0
  for (const subscription of theirs) {
    while (step(store, subscription, now)) steps += 1
  }
  return steps
}
