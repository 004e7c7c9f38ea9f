import { assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { callProvider, idOf, isTooLate } from '../call-provider.server.ts'
import { cardOf } from '../cards/queries.server.ts'
import { settleInvoice } from './settle-invoice.server.ts'
import { assertOwnSubscription } from './switch-renewal.server.ts'
import { saveSubscription, syncSubscription } from './sync-subscription.server.ts'
import { updateSubscription } from './update-subscription.server.ts'

type Input = { readonly subscriptionId: string; readonly paymentMethodId: string }

/** Tries the renewal that failed once more, at once, with the new card. */
async function payOpenInvoice(ctx: PersonalCtx, invoiceId: string, paymentMethodId: string): Promise<void> {
  try {
    await callProvider(ctx, (stripe) => stripe.invoices.pay(invoiceId, { payment_method: paymentMethodId }))
  } catch (error) {
    if (!isTooLate(error)) throw error
  }
  await settleInvoice(ctx, invoiceId)
}

/**
 * Pays a subscription with another saved card from now on ([SUB-03]); a renewal that failed is tried again at once. Refuses
 * billing.noSuchSubscription, billing.noSuchCard, what `whyNotChange` says, and what the bank refuses.
 */
export async function changeCard(
  ctx: PersonalCtx,
  { subscriptionId, paymentMethodId }: Input,
): Promise<void> {
  await assertOwnSubscription(ctx, subscriptionId, 'billing')
  assertFound(await cardOf(ctx.db, { userId: ctx.actor.id, paymentMethodId }), 'billing.noSuchCard')
  const subscription = await updateSubscription(ctx, subscriptionId, {
    default_payment_method: paymentMethodId,
  })
  await saveSubscription(ctx, subscription)
  const invoiceId = idOf(subscription.latest_invoice)
  if (subscription.status !== 'past_due' || !invoiceId) return
  await payOpenInvoice(ctx, invoiceId, paymentMethodId)
  await syncSubscription(ctx, subscriptionId)
}
