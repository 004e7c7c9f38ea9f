import type { Books } from './books.server.ts'
import type { Invoice, PaymentMethod, Subscription } from './records.server.ts'

/** An invoice's intent has brought the money: the subscription runs on. */
export function invoicePaid(books: Books, id: string, method: PaymentMethod): void {
  const invoice = books.get('invoice', id)
  const subscription = books.get('subscription', invoice.onlyHere.subscription)
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = books.now(invoice.test_clock)
  for (const payment of invoice.payments.data) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = invoice.status_transitions.paid_at
  }
  books.save(invoice)
  const before = subscription.status
  if (['incomplete', 'past_due', 'unpaid'].includes(before)) subscription.status = 'active'
  const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  if (keeps && method.customer) subscription.default_payment_method ??= method.id
  books.save(subscription)
  books.emit('invoice.paid', invoice)
  books.emit('invoice.payment_succeeded', invoice)
  if (before !== subscription.status)
    books.emit('customer.subscription.updated', subscription, { status: before })
}

/** An attempt to pay an invoice failed. */
export function invoiceFailed(books: Books, id: string): void {
  const invoice = books.get('invoice', id)
  invoice.attempt_count += 1
  invoice.attempted = true
  books.emit('invoice.payment_failed', books.save(invoice))
}

function cancelIntent(books: Books, { onlyHere, test_clock }: Invoice): void {
  const intent = books.get('payment_intent', onlyHere.intent)
  intent.status = 'canceled'
  intent.next_action = null
  intent.cancellation_reason = 'void_invoice'
  intent.canceled_at = books.now(test_clock)
  books.emit('payment_intent.canceled', books.save(intent))
}

/** A subscription whose first bill was not paid never begins. */
function neverBegin(books: Books, subscription: Subscription): void {
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  books.emit('customer.subscription.updated', books.save(subscription), { status: 'incomplete' })
}

/** Makes an open invoice one that nobody can pay any more. */
export function makeVoid(books: Books, invoice: Invoice): Invoice {
  cancelIntent(books, invoice)
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = books.now(invoice.test_clock)
  books.emit('invoice.voided', books.save(invoice))
  neverBegin(books, books.get('subscription', invoice.onlyHere.subscription))
  return invoice
}
