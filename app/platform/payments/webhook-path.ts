/** Where the payment provider tells what happened. Its messages are large, signed, and come from no page of ours. */
export const WEBHOOK_PATH = '/api/stripe/webhook'
