import type { Cents } from '#app/lib/money.ts'
import type { BillingCtx } from '../ask-provider.server.ts'
import type { Payment } from '../queries.server.ts'

/** Says that a part of a payment went back and that what was bought stays, in the caller's transaction. */
export async function notifyOfPartialRefund(
  { log }: BillingCtx,
  { id }: Pick<Payment, 'id'>,
  { amountCents }: { readonly amountCents: Cents },
): Promise<void> {
  log.info({ event: 'payments.partly-refunded', paymentId: id, amountCents }, 'a part of a payment went back')
}
