import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import {
  countsAsDecline,
  DECLINES_MS,
  MAX_REFUSALS,
  minutesLeft,
  pauseNow,
  type RefusedAttempt,
  whyPaused,
} from './rules.ts'

/**
 * Returns the refused attempts of a user that can still pause paying, newest first, from the provider's events about
 * payments and about cards to keep. Renewals do not count: the user does not try a card there.
 */
export function recentAttempts(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
): Promise<readonly RefusedAttempt[]> {
  return db
    .selectFrom('paymentEvents')
    .select(['receivedAt as at', 'code'])
    .where('receivedAt', '>', new Date(now.getTime() - 2 * DECLINES_MS))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('type', '=', 'payment_intent.payment_failed'),
          eb(
            'objectId',
            'in',
            eb.selectFrom('payments').select('stripePaymentIntentId').where('userId', '=', userId),
          ),
        ]),
        eb.and([
          eb('type', '=', 'setup_intent.setup_failed'),
          eb(
            'objectId',
            'in',
            eb.selectFrom('profiles').select('providerCustomerId').where('id', '=', userId),
          ),
        ]),
      ]),
    )
    .orderBy('receivedAt', 'desc')
    .limit(MAX_REFUSALS + 1)
    .execute()
}

/** The refusals of a user within the last hour that count, and the pause that they have led to, if any. */
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
