import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { callProvider, isTooLate } from '../call-provider.server.ts'
import { cardOf } from '../cards/queries.server.ts'
import { assertNotPaused } from '../pauses/find-pause.server.ts'
import { getOwnPayment } from '../queries.server.ts'
import { settlePayment } from '../settle-payment.server.ts'

type Input = { readonly paymentId: string; readonly paymentMethodId: string }

/** `confirm`: the bank wants to hear from the person, in the browser, with this secret. */
type SavedCardAnswer = {
  readonly outcome: 'paid' | 'open' | 'confirm'
  readonly clientSecret: string | null
}

/** Whether the money is there, or what the bank still wants. */
async function confirm(ctx: PersonalCtx, intentId: string, input: Input): Promise<SavedCardAnswer> {
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

/** What the provider says in the end, whoever confirmed. */
async function outcomeOf(ctx: PersonalCtx, paymentId: string): Promise<SavedCardAnswer> {
  const state = await settlePayment(ctx, paymentId)
  if (state === 'canceled') throw new RefusedError(refuse('conflict', 'billing.calledOff'))
  return { outcome: state === 'paid' ? 'paid' : 'open', clientSecret: null }
}

const isDeclined = (error: unknown) => error instanceof RefusedError && error.refusal.kind === 'declined'

/**
 * Pays an open payment of one's own with a card of one's own ([PAY-01]). A second click finds it paid. Refuses
 * billing.noSuchPayment, billing.calledOff when another tab wants something else, billing.selectSavedCard for a card of
 * somebody else, billing.pausedAfterDeclines, and what the bank refuses.
 */
export async function paySavedCard(ctx: PersonalCtx, input: Input): Promise<SavedCardAnswer> {
  assertAllowed(await takeToken(ctx, 'billing'))
  await assertNotPaused(ctx)
  const { stripePaymentIntentId: intentId } = await getOwnPayment(ctx, input.paymentId)
  const card = await cardOf(ctx.db, { userId: ctx.actor.id, paymentMethodId: input.paymentMethodId })
  if (!card) throw new RefusedError(refuse('notFound', 'billing.selectSavedCard'))
  if (!intentId) throw new RefusedError(refuse('conflict', 'billing.noPaymentId'))
  try {
    const answer = await confirm(ctx, intentId, input)
    if (answer.outcome === 'confirm') return answer
  } catch (error) {
    // What the bank said stands with the payment, for the person and for support. Who is away is not asked again.
    if (isDeclined(error)) await settlePayment(ctx, input.paymentId)
    if (!isTooLate(error)) throw error
  }
  return outcomeOf(ctx, input.paymentId)
}
