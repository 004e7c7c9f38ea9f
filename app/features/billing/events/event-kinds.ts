/** What kinds of events are about, by how their names begin, the closer ones first. Others are noted and change nothing. */
const EVENT_ABOUT = {
  'payment_intent.payment_failed': 'refusedPayment',
  'setup_intent.setup_failed': 'refusedCard',
  'payment_intent.': 'intent',
  'charge.refunded': 'charge',
  'charge.dispute.': 'dispute',
  'refund.failed': 'refund',
  'refund.updated': 'refund',
  'invoice.': 'invoice',
  'customer.subscription.': 'subscription',
  'payment_method.': 'card',
  'customer.updated': 'customer',
} as const

export type EventAbout = (typeof EVENT_ABOUT)[keyof typeof EVENT_ABOUT]

const isBeginning = (text: string): text is keyof typeof EVENT_ABOUT => text in EVENT_ABOUT

/** What an event of this kind is about; null when it does not concern us. */
export function eventAbout(type: string): EventAbout | null {
  const beginning = Object.keys(EVENT_ABOUT)
    .filter(isBeginning)
    .find((start) => type.startsWith(start))
  return beginning ? EVENT_ABOUT[beginning] : null
}

/** Events are forgotten after this many days: the provider repeats itself for three at most. */
export const EVENT_RETENTION_DAYS = 90

/** An event is worked on again by the reconciliation this many times. */
export const MAX_ATTEMPTS = 20
