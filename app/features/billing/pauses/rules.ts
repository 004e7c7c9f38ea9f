import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { cardSentence, isSuspicious } from '../card-errors.ts'

/** Suspicious refusals within DECLINES_MS after which paying is paused for as long, and refusals of any kind. */
export const MAX_DECLINES = 3
export const MAX_REFUSALS = 10
export const DECLINES_MS = 3_600_000

const MINUTE_MS = 60_000

/** A refused attempt; `code` is the bank's reason, or the provider's, '' where none was noted. */
export type RefusedAttempt = { readonly at: Date; readonly code: string }

/** Paying is paused until then. `canLift`: who proves their identity again may try one more card. */
export type Pause = { readonly until: Date; readonly canLift: boolean }

type Moment = { readonly now: Date; readonly authenticatedAt: Date | null }

function pauseAfter(
  max: number,
  attempts: readonly RefusedAttempt[],
  { now, authenticatedAt }: Moment,
): Pause | null {
  const [newest, second, first, before] = [attempts[0], attempts[1], attempts[max - 1], attempts[max]]
  if (!newest || !first || newest.at.getTime() - first.at.getTime() > DECLINES_MS) return null
  const until = new Date(newest.at.getTime() + DECLINES_MS)
  if (until <= now) return null
  // There was a pause before the newest refusal: it was lifted once already.
  const wasLifted = second && before && second.at.getTime() - before.at.getTime() <= DECLINES_MS
  const isLifted = !wasLifted && authenticatedAt !== null && authenticatedAt > newest.at
  return isLifted ? null : { until, canLift: !wasLifted }
}

export const countsAsDecline = ({ code }: RefusedAttempt): boolean =>
  code === '' || isSuspicious(cardSentence({ type: 'card_error', code }))

/**
 * Returns the pause that refused attempts, newest first, have led to, or null. `authenticatedAt` is when the identity was proven
 * last: after the newest refusal it lifts a pause, once.
 */
export function pauseNow(
  attempts: readonly RefusedAttempt[],
  now: Date,
  authenticatedAt: Date | null = null,
): Pause | null {
  const moment = { now, authenticatedAt }
  return (
    pauseAfter(MAX_DECLINES, attempts.filter(countsAsDecline), moment) ??
    pauseAfter(MAX_REFUSALS, attempts, moment)
  )
}

/** How many minutes of a pause are left, rounded up. */
export const minutesLeft = ({ until }: Pause, now: Date): number =>
  Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)

/** Why no card can be tried during a pause, with the minutes that are left. */
export function whyPaused(pause: Pause, now: Date): Refusal {
  return refuse('tooMany', 'billing.pausedAfterDeclines', { count: minutesLeft(pause, now) })
}
