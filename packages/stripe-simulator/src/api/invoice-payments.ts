import type { Invoice, PaymentMethod, Subscription } from '../store/records.ts'
import type { Store } from '../store/store.ts'

/** An invoice's intent has brought the money: the subscription runs on. */
export function invoicePaid(store: Store, id: string, method: PaymentMethod): void {
  const invoice = store.get('invoice', id)
  const subscription = store.get('subscription', invoice.onlyHere.subscription)
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = store.now(invoice.test_clock)
  for (const payment of invoice.payments.data) {
    payment.status = 'paid'
    payment.amount_paid = invoice.amount_due
    payment.status_transitions.paid_at = invoice.status_transitions.paid_at
  }
  store.save(invoice)
  const before = subscription.status
  if (['incomplete', 'past_due', 'unpaid'].includes(before)) subscription.status = 'active'
  const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  if (keeps && method.customer) subscription.default_payment_method ??= method.id
  store.save(subscription)
  store.emit('invoice.paid', invoice)
  store.emit('invoice.payment_succeeded', invoice)
  if (before !== subscription.status)
    store.emit('customer.subscription.updated', subscription, { status: before })
}

/** An attempt to pay an invoice failed. */
export function invoiceFailed(store: Store, id: string): void {
  const invoice = store.get('invoice', id)
  invoice.attempt_count += 1
  invoice.attempted = true
  store.emit('invoice.payment_failed', store.save(invoice))
}

function cancelIntent(store: Store, { onlyHere, test_clock }: Invoice): void {
  const intent = store.get('payment_intent', onlyHere.intent)
  intent.status = 'canceled'
  intent.next_action = null
  intent.cancellation_reason = 'void_invoice'
  intent.canceled_at = store.now(test_clock)
  store.emit('payment_intent.canceled', store.save(intent))
}

/** A subscription whose first bill was not paid never begins. */
function neverBegin(store: Store, subscription: Subscription): void {
  if (subscription.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  store.emit('customer.subscription.updated', store.save(subscription), { status: 'incomplete' })
}

/** Voids an open invoice: it cannot be paid any more. */
export function makeVoid(store: Store, invoice: Invoice): Invoice {
  cancelIntent(store, invoice)
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = store.now(invoice.test_clock)
  store.emit('invoice.voided', store.save(invoice))
  neverBegin(store, store.get('subscription', invoice.onlyHere.subscription))
  return invoice
}
