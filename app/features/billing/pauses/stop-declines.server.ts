import type { Ctx } from '#app/platform/ctx.server.ts'
import { type BillingCtx, callProvider, isTooLate } from '../call-provider.server.ts'
import { cancelPayment } from '../cancel-payment.server.ts'
import { findUserByCustomer, paymentOfIntent } from '../queries.server.ts'
import { recentAttempts } from './find-pause.server.ts'
import { type Pause, pauseNow } from './rules.ts'

/**
 * The pause of a user for a form that was opened then. One that was opened after the newest refusal was opened on a proof
 * of identity, which lifts the pause.
 */
async function pauseOf(ctx: Pick<Ctx, 'db' | 'now'>, userId: string, openedAt: Date): Promise<Pause | null> {
  return pauseNow(await recentAttempts(ctx, userId), ctx.now, openedAt)
}

/** Browsers need no server of ours to try another card on an open charge: after too many, it is called off. */
export async function stopPaying(ctx: BillingCtx, intentId: string): Promise<void> {
  const payment = await paymentOfIntent(ctx.db, intentId)
  if (payment?.state !== 'open') return
  if (await pauseOf(ctx, payment.userId, payment.createdAt)) await cancelPayment(ctx, payment)
}

const MAX_FORMS = 100

async function closeForm(ctx: BillingCtx, setupIntentId: string): Promise<void> {
  try {
    await callProvider(ctx, (stripe) => stripe.setupIntents.cancel(setupIntentId))
  } catch (error) {
    if (!isTooLate(error)) throw error
  }
}

/** The same for the forms in which a customer of the provider adds cards. */
export async function stopAddingCards(ctx: BillingCtx, customer: string): Promise<void> {
  const user = await findUserByCustomer(ctx.db, customer)
  if (!user) return
  const attempts = await recentAttempts(ctx, user.id)
  if (!pauseNow(attempts, ctx.now)) return
  const { data } = await callProvider(ctx, (stripe) =>
    stripe.setupIntents.list({ customer, limit: MAX_FORMS }),
  )
  const open = data.filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
  const paused = open.filter(({ created }) => pauseNow(attempts, ctx.now, new Date(created * 1000)))
  for (const { id } of paused) await closeForm(ctx, id)
}
