import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { callProvider, isTooLate } from '../call-provider.server.ts'
import { cardOf } from '../cards/queries.server.ts'
import { assertNotPaused } from '../pauses/find-pause.server.ts'
import { getOwnPayment } from '../queries.server.ts'
import { settlePayment } from '../settle-payment.server.ts'

type Input = { readonly paymentId: string; readonly paymentMethodId: string }

/** `confirm`: the bank requires a confirmation by the user, in the browser, with this secret. */
type SavedCardResult = {
  readonly outcome: 'paid' | 'open' | 'confirm'
  readonly clientSecret: string | null
}

/** Whether the money is there, or what the bank still wants. */
async function confirm(ctx: PersonalCtx, intentId: string, input: Input): Promise<SavedCardResult> {
  const returnUrl = `${ctx.site.publicUrl}/payment-success?payment=${input.paymentId}`
  const intent = await callProvider(ctx, (stripe) =>
    stripe.paymentIntents.confirm(intentId, {
      payment_method: input.paymentMethodId,
      return_url: returnUrl,
    }),
  )
  return intent.status === 'requires_action'
    ? { outcome: 'confirm', clientSecret: intent.client_secret }
    : { outcome: 'open', clientSecret: null }
}

/** Returns the final outcome at the provider, also when another request confirmed the payment. */
async function outcomeOf(ctx: PersonalCtx, paymentId: string): Promise<SavedCardResult> {
  const state = await settlePayment(ctx, paymentId)
  if (state === 'canceled') throw new RefusedError(refuse('conflict', 'billing.calledOff'))
  return { outcome: state === 'paid' ? 'paid' : 'open', clientSecret: null }
}

const isDeclined = (error: unknown) => error instanceof RefusedError && error.refusal.kind === 'declined'

/**
 * Pays an open payment of one's own with a card of one's own ([PAY-01]). A second click finds it paid. Refuses
 * billing.noSuchPayment, billing.calledOff when another tab wants something else, billing.selectSavedCard for a card of
 * another user, billing.pausedAfterDeclines, and what the bank refuses.
 */
export async function paySavedCard(ctx: PersonalCtx, input: Input): Promise<SavedCardResult> {
  assertAllowed(await takeToken(ctx, 'billing'))
  await assertNotPaused(ctx)
  const { stripePaymentIntentId: intentId } = await getOwnPayment(ctx, input.paymentId)
  const card = await cardOf(ctx.db, { userId: ctx.actor.id, paymentMethodId: input.paymentMethodId })
  if (!card) throw new RefusedError(refuse('notFound', 'billing.selectSavedCard'))
  if (!intentId) throw new RefusedError(refuse('conflict', 'billing.noPaymentId'))
  try {
    const result = await confirm(ctx, intentId, input)
    if (result.outcome === 'confirm') return result
  } catch (error) {
    // The bank's reason is stored with the payment, for the user and for support. An unavailable provider is not called again.
    if (isDeclined(error)) await settlePayment(ctx, input.paymentId)
    if (!isTooLate(error)) throw error
  }
  return outcomeOf(ctx, input.paymentId)
}
