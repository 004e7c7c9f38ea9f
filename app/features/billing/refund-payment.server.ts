import Stripe from 'stripe'
import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { assertStillAdmin } from '#app/features/accounts/users/assert-admin.server.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import type { Cents } from '#app/lib/money.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type BillingCtx, callProvider } from './call-provider.server.ts'
import { findPayment, lockPayment, type Payment } from './queries.server.ts'
import { findRefund, refundsOf } from './refunds/queries.server.ts'
import { recordFailedRefund } from './refunds/record-refunds.server.ts'
import { whyNotRefund } from './refunds/rules.ts'
import { type Promised, storeRefund } from './refunds/store-refund.server.ts'
import { leftOf } from './refunds/stored-refunds.ts'
import type { PaymentState } from './rules.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The provider looked at it and said no: asking again would change nothing. */
const isFinal = (error: unknown): error is Error => error instanceof Stripe.errors.StripeInvalidRequestError

/**
 * Asks the provider for a refund that is promised, under a key of its own: however often it is sent, and whichever
 * process dies in between, the money goes back once. Refuses with money.refundRefused what the provider will not do.
 */
export async function executeRefund(ctx: BillingCtx, refundId: string): Promise<PaymentState> {
  const refund = await findRefund(ctx.db, refundId)
  assertFound(refund, 'billing.noSuchPayment')
  const { paymentId, amountCents, state } = refund
  const payment = await findPayment(ctx.db, paymentId)
  const intent = payment?.stripePaymentIntentId
  assertFound(intent, 'billing.noSuchPayment')
  if (state !== 'requested') return settlePayment(ctx, paymentId)
  try {
    await callProvider(ctx, (stripe) =>
      stripe.refunds.create(
        {
          payment_intent: intent,
          amount: amountCents,
          metadata: { payment_id: paymentId, refund_id: refundId },
        },
        { idempotencyKey: `refund:${refundId}` },
      ),
    )
  } catch (error) {
    if (!isFinal(error)) throw error
    return afterRefusal(ctx, refund, error)
  }
  return settlePayment(ctx, paymentId)
}

/** Where all of it went back by hand at the provider, that is what was wanted. */
async function afterRefusal(
  ctx: BillingCtx,
  { id, paymentId }: Pick<Promised, 'id' | 'paymentId'>,
  error: Error,
): Promise<PaymentState> {
  const settled = await settlePayment(ctx, paymentId)
  await recordFailedRefund(ctx, id, error.message)
  ctx.log.warn({ event: 'payments.refund-refused', paymentId, refundId: id }, 'the provider refused a refund')
  if (settled === 'refunded') return settled
  throw new RefusedError(refuse('conflict', 'money.refundRefused', { reason: error.message }), {
    cause: error,
  })
}

/**
 * Gives all that is left of a payment back because there is nothing it could buy, once however often it is asked for. The
 * refund has the id of its payment.
 */
export async function refundRemaining(ctx: BillingCtx, paymentId: string): Promise<PaymentState> {
  const state = await inTransaction(ctx, async (ctx) => {
    const payment = await lockPayment(ctx.db, paymentId)
    assertFound(payment, 'billing.noSuchPayment')
    if (payment.state !== 'paid') return payment.state
    const refunds = await refundsOf(ctx.db, paymentId)
    const amountCents = leftOf(payment.amountCents, refunds)
    const isNew = refunds.every(({ id }) => id !== paymentId)
    if (isNew && amountCents > 0) await storeRefund(ctx, { id: paymentId, paymentId, amountCents })
    return isNew && amountCents === 0 ? payment.state : null
  })
  return state ?? executeRefund(ctx, paymentId)
}

type RefundRequest = {
  readonly paymentId: string
  /** Made by the caller; the same id again is the same refund. */
  readonly refundId: string
  /** In cents; null for all that is left. */
  readonly amountCents: Cents | null
  /** For the log. */
  readonly reason: string
}

function recordRefund(
  ctx: PersonalCtx,
  { id, listingId }: Payment,
  refund: Promised & { readonly isWhole: boolean },
) {
  const { amountCents, reason, isWhole } = refund
  return record(ctx, {
    action: isWhole ? 'payment_refunded' : 'payment_partly_refunded',
    targetType: 'payment',
    targetId: id,
    details: { amountCents, reason, listingId },
  })
}

/** Whether the same refund was promised before. Refuses with money.otherRefund where its id means another one. */
async function isRepeated({ db }: PersonalCtx, { paymentId, refundId, amountCents }: RefundRequest) {
  const known = await findRefund(db, refundId)
  if (!known) return false
  const isSame = known.paymentId === paymentId && (amountCents === null || amountCents === known.amountCents)
  assertAllowed(isSame && known.state !== 'failed' ? null : refuse('conflict', 'money.otherRefund'))
  return true
}

/** Judges and promises a refund, with the payment locked: ten at once can never promise more than was paid. */
async function createRefund(ctx: PersonalCtx, input: RefundRequest): Promise<void> {
  const { paymentId, refundId: id, reason } = input
  const { db, actor, now } = ctx
  await assertStillAdmin(ctx)
  assertAllowed(whyNotRecentlyAuthenticated(actor, now))
  const payment = await lockPayment(db, paymentId)
  assertFound(payment, 'billing.noSuchPayment')
  if (await isRepeated(ctx, input)) return
  const leftCents = leftOf(payment.amountCents, await refundsOf(db, paymentId))
  const amountCents = input.amountCents ?? leftCents
  assertAllowed(whyNotRefund({ ...payment, leftCents }, amountCents, actor))
  const refund = { id, paymentId, amountCents, reason, requestedBy: actor.id }
  await storeRefund(ctx, refund)
  await recordRefund(ctx, payment, { ...refund, isWhole: leftCents === amountCents })
}

/** What was promised is carried out by the reconciliation when the provider is back. */
function laterInstead(error: unknown): never {
  const isAway = error instanceof RefusedError && error.refusal.kind === 'unavailable'
  throw isAway ? new RefusedError(refuse('unavailable', 'money.refundLater'), { cause: error }) : error
}

/**
 * An admin refunds a payment or a part of it ([PAY-08]). A part leaves what was bought as it is; the whole takes it back.
 * Refuses with billing.refundNotPaid, money.nothingLeft, money.amountWrong, money.moreThanLeft, money.otherRefund,
 * money.refundRefused, money.refundLater, accounts.reauthenticate.
 */
export async function refundPayment(ctx: PersonalCtx, input: RefundRequest): Promise<PaymentState> {
  await inTransaction(ctx, (ctx) => createRefund(ctx, input))
  return executeRefund(ctx, input.refundId).catch(laterInstead)
}
