import * as checkout from '#app/features/billing/checkout/start-checkout.server.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'

type Args = Parameters<typeof checkout.startCheckout>

/** Starts a payment as the endpoint does. */
export const startCheckout = (ctx: Args[0], request: Args[1]) =>
  checkout.startCheckout(ctx, request, settlePayment)
