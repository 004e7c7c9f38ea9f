/** The browser gives up a payment call after this long ([PAY-03]). */
export const PAYMENT_TIMEOUT_MS = 30_000
/** The payment window closes this long after success ([PAY-01]). */
export const SUCCESS_CLOSE_MS = 2000
/** How often the page after a redirect looks again, and for how long. */
export const POLL_INTERVAL_MS = 2000
export const MAX_POLLS = 45

/** After how many minutes an open payment is checked at the provider, and after how many days it is canceled. */
export const RECONCILE_AFTER_MINUTES = 10
export const CANCEL_AFTER_DAYS = 7
