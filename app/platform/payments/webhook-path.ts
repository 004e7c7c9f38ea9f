/** The address of the payment provider's webhook. Its requests are large, signed, and come from no page of ours. */
export const WEBHOOK_PATH = '/api/stripe/webhook'
