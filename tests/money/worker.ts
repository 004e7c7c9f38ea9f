import { sql } from 'kysely'
import { billboardJobs } from '#app/features/billboards/jobs.server.ts'
import { receiveEvent } from '#app/features/billing/events/receive-event.server.ts'
import { billingJobs } from '#app/features/billing/jobs.server.ts'
import { REMIND_DAYS } from '#app/features/billing/notices/money-events.ts'
import { LIVE_STATUSES } from '#app/features/billing/rules.ts'
import { endTickerPlaces } from '#app/features/listings/publishing/end-ticker-places.server.ts'
import { expireListings } from '#app/features/listings/publishing/expire-listings.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { JobTable } from '#app/platform/jobs/job.server.ts'
import type { Message } from '#tests/helpers/paying-user.ts'

/** How the messages of the provider arrive after a step. */
export type Line = { readonly twice: boolean; readonly backwards: boolean; readonly lost: boolean }
export const GOOD_LINE: Line = { twice: false, backwards: false, lost: false }

/** A refusal has changed nothing; anything else is a bug. */
export function ignoreRefusals(error: unknown): null {
  if (error instanceof RefusedError && error.refusal.kind !== 'unavailable') return null
  throw error
}

/** Delivers messages of the provider to the site, over a line of this quality. */
export async function receiveEvents(ctx: PersonalCtx, sent: readonly Message[], line: Line): Promise<void> {
  const arriving = line.lost ? [] : sent
  const messages = line.backwards ? arriving.toReversed() : arriving
  for (const message of line.twice ? [...messages, ...messages] : messages)
    await receiveEvent(ctx, message).catch(ignoreRefusals)
}

/** Does what a worker does: queued and scheduled jobs. */
export function aWorker(ctx: () => PersonalCtx) {
  const jobs: JobTable = { ...billingJobs(ctx()), ...billboardJobs }

  /** Runs queued jobs until none is left. */
  async function work(): Promise<void> {
    const { rows } = await sql<{ name: string; data: unknown }>`
      delete from jobs.job where name like 'billing.%' returning name, data`.execute(ctx().db)
    const queued = new Map(rows.map((row) => [`${row.name} ${JSON.stringify(row.data)}`, row]))
    for (const { name, data } of queued.values()) await jobs[name]?.run(ctx(), data)
    if (queued.size > 0) await work()
  }

  async function regularly(): Promise<void> {
    await expireListings(ctx())
    await endTickerPlaces(ctx())
    for (const name of ['billboards.expire', 'billing.remind-of-renewals', 'billing.reconcile'])
      await jobs[name]?.run(ctx(), null)
  }

  return { work, regularly }
}

/** After how many days the provider retries a failed charge. */
const ATTEMPT_DAYS = 3

/** The next moment at which something happens by itself: a reminder, a charge, another attempt; `until` when none does. */
export async function nextMoment(db: Db, { now, until }: { now: Date; until: Date }): Promise<Date> {
  const live = await db
    .selectFrom('subscriptions')
    .select(['currentPeriodEnd', 'status'])
    .where('status', 'in', LIVE_STATUSES)
    .execute()
  const moments = live.flatMap(({ currentPeriodEnd: end, status }) => {
    if (!end || status !== 'active') return [daysAfter(now, ATTEMPT_DAYS)]
    return [daysAfter(end, -REMIND_DAYS / 2), end]
  })
  const next = moments.filter((moment) => moment > now && moment < until)
  return next.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? until
}
