import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { askProvider, type BillingCtx, isTooLate } from '../ask-provider.server.ts'
import { cancelPayment } from '../cancel-payment.server.ts'
import { findUserByCustomer, paymentOfIntent } from '../queries.server.ts'
import { refusedAttempts } from './queries.server.ts'
import {
  countsAsDecline,
  DECLINES_MS,
  minutesLeft,
  type Pause,
  pauseNow,
  type RefusedAttempt,
  whyPaused,
} from './rules.ts'

type Reader = Pick<Ctx, 'db' | 'now'>

const recentAttempts = ({ db, now }: Reader, userId: string) =>
  refusedAttempts(db, { userId, since: new Date(now.getTime() - 2 * DECLINES_MS) })

/** How a user stands: the refusals within the last hour that count, and the pause they have led to, if any. */
export async function refusalsOf({ db, now, actor }: PersonalCtx) {
  const attempts = await recentAttempts({ db, now }, actor.id)
  const isRecent = ({ at }: RefusedAttempt) => now.getTime() - at.getTime() < DECLINES_MS
  return {
    declines: attempts.filter((attempt) => isRecent(attempt) && countsAsDecline(attempt)).length,
    pause: pauseNow(attempts, now, actor.authenticatedAt),
  }
}

/** Refuses billing.pausedAfterDeclines to a user whose cards were refused too often. */
export async function assertNotPaused(ctx: PersonalCtx): Promise<void> {
  const { pause } = await refusalsOf(ctx)
  assertAllowed(pause && whyPaused(pause, ctx.now))
}

/** For how many minutes paying is paused for a user; null when it is not. */
export async function minutesPaused(ctx: PersonalCtx): Promise<number | null> {
  const { pause } = await refusalsOf(ctx)
  return pause && minutesLeft(pause, ctx.now)
}

/**
 * The pause of a user for a form that was opened then. One that was opened after the newest refusal was opened on a proof
 * of identity, which lifts the pause.
 */
async function pauseOf(ctx: Reader, userId: string, openedAt: Date): Promise<Pause | null> {
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
    await askProvider(ctx, (stripe) => stripe.setupIntents.cancel(setupIntentId))
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
  const { data } = await askProvider(ctx, (stripe) =>
    stripe.setupIntents.list({ customer, limit: MAX_FORMS }),
  )
  const open = data.filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
  const paused = open.filter(({ created }) => pauseNow(attempts, ctx.now, new Date(created * 1000)))
  for (const { id } of paused) await closeForm(ctx, id)
}
