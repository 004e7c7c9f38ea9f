import type { Books } from './books.server.ts'
import { invoiceFailed, makeVoid } from './invoice-payments.server.ts'
import { createInvoice, itemOf, payInvoice } from './invoices.server.ts'
import { periodEnd } from './periods.ts'
import type { Invoice, Subscription } from './records.server.ts'
import { StripeError } from './stripe-error.server.ts'
import { endSubscription } from './subscription-changes.server.ts'

const DAY_S = 86_400

/** A renewal that fails is tried again so many seconds later, so often altogether; then the subscription ends. */
const AGAIN_S = 3 * DAY_S
const ATTEMPTS = 4

/** A first payment may stay open so long, in seconds. */
const FIRST_PAYMENT_S = 23 * 3600

const ALONE = { byBrowser: false, offSession: true, returnUrl: undefined, pagesUrl: '' }

function isPaid(books: Books, invoice: Invoice): boolean {
  try {
    payInvoice(books, invoice, undefined, ALONE)
    return true
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    // Without a card there was no attempt that could have counted itself.
    if (!error.keeps) invoiceFailed(books, invoice.id)
    return false
  }
}

function giveUp(books: Books, subscription: Subscription, invoice: Invoice): void {
  invoice.status = 'uncollectible'
  invoice.next_payment_attempt = null
  invoice.status_transitions.marked_uncollectible_at = books.now(subscription.test_clock)
  books.emit('invoice.marked_uncollectible', books.save(invoice))
  endSubscription(books, subscription, 'payment_failed')
}

/** Tries an unpaid renewal once more, if it is time. */
function tryAgain(books: Books, subscription: Subscription, now: number): boolean {
  const invoice = books.get('invoice', subscription.latest_invoice ?? '')
  if (invoice.next_payment_attempt === null || now < invoice.next_payment_attempt) return false
  if (isPaid(books, invoice)) return true
  if (invoice.attempt_count >= ATTEMPTS) giveUp(books, subscription, invoice)
  else {
    invoice.next_payment_attempt += AGAIN_S
    books.save(invoice)
  }
  return true
}

function renew(books: Books, subscription: Subscription, now: number): void {
  const item = itemOf(subscription)
  const { current_period_start, current_period_end, price } = item
  item.current_period_start = current_period_end
  const recurring = price.recurring ?? { interval: 'month', interval_count: 1 }
  item.current_period_end = periodEnd(current_period_end, recurring, subscription.billing_cycle_anchor)
  const invoice = createInvoice(books, books.save(subscription), 'subscription_cycle')
  const previous = { items: { data: [{ current_period_start, current_period_end }] } }
  if (isPaid(books, invoice)) {
    books.emit('customer.subscription.updated', subscription, previous)
    return
  }
  invoice.next_payment_attempt = now + AGAIN_S
  books.save(invoice)
  subscription.status = 'past_due'
  books.emit('customer.subscription.updated', books.save(subscription), { ...previous, status: 'active' })
}

/** One thing that is due for a subscription; false when there is nothing. */
function step(books: Books, subscription: Subscription, now: number): boolean {
  if (subscription.status === 'incomplete' && now - subscription.created > FIRST_PAYMENT_S) {
    makeVoid(books, books.get('invoice', subscription.latest_invoice ?? ''))
    return true
  }
  if (subscription.status === 'past_due') return tryAgain(books, subscription, now)
  if (subscription.status !== 'active' || now < itemOf(subscription).current_period_end) return false
  if (subscription.cancel_at_period_end) endSubscription(books, subscription, 'cancellation_requested')
  else renew(books, subscription, now)
  return true
}

/** Does what has become due by now: renewals, further attempts, ends. `clock`: for those who live by a test clock. */
export function runSubscriptions(books: Books, clock: string | null): number {
  const now = books.now(clock)
  const theirs = books.all('subscription').filter(({ test_clock }) => test_clock === clock)
  let steps = 0
  for (const subscription of theirs) {
    while (step(books, subscription, now)) steps += 1
  }
  return steps
}
