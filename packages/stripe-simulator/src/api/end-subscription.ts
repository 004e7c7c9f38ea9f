import type { Subscription } from '../store/records.ts'
import type { Store } from '../store/store.ts'

type Reason = 'cancellation_requested' | 'payment_failed'

/** Ends a subscription now. */
export function endSubscription(store: Store, subscription: Subscription, reason: Reason): Subscription {
  const now = store.now(subscription.test_clock)
  subscription.status = 'canceled'
  subscription.canceled_at ??= now
  subscription.ended_at = now
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  store.emit('customer.subscription.deleted', store.save(subscription))
  return subscription
}
