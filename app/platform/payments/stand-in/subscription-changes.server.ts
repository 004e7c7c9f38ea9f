import type { Books } from './books.server.ts'
import type { Subscription } from './records.server.ts'

type Reason = 'cancellation_requested' | 'payment_failed'

/** Ends a subscription now. */
export function endSubscription(books: Books, subscription: Subscription, reason: Reason): Subscription {
  const now = books.now(subscription.test_clock)
  subscription.status = 'canceled'
  subscription.canceled_at ??= now
  subscription.ended_at = now
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  books.emit('customer.subscription.deleted', books.save(subscription))
  return subscription
}
