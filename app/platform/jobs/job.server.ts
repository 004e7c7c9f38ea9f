import { z } from 'zod'
import type { Ctx } from '../ctx.server.ts'

/** What a job may touch. There is no request, so there is no actor, no language and no address. */
export type JobCtx = Pick<Ctx, 'db' | 'now' | 'log' | 'site' | 'random'>

type Timing = {
  /** A cron expression, in UTC or in `timeZone`. Without one, a schedule of an earlier start ends. */
  readonly cron?: string
  readonly timeZone?: string
  /** Whether it also runs when a worker starts, to catch up after downtime. */
  readonly atStart?: boolean
}

export type Job = Timing & {
  readonly run: (ctx: JobCtx, payload: unknown) => Promise<void>
  /** Does what several due jobs of the queue ask for at once. Without it they are run one by one. */
  readonly runBatch?: (ctx: JobCtx, payloads: readonly unknown[]) => Promise<void>
}

/** Jobs by name. Features list theirs in `jobs.server.ts`; the worker runs them all. */
export type JobTable = Readonly<Record<string, Job>>

/**
 * Defines background work, done by any worker. A job may run twice, so it must be idempotent. Jobs without a payload
 * only say that there is work: one run does the work of all that are due.
 */
export function job<Payload extends z.ZodType>(
  payload: Payload,
  run: (ctx: JobCtx, payload: z.output<Payload>) => Promise<unknown>,
  timing: Timing = {},
): Job {
  const runOne = async (ctx: JobCtx, sent: unknown) => {
    await run(ctx, payload.parse(sent))
  }
  if (!(payload instanceof z.ZodNull)) return { ...timing, run: runOne }
  return { ...timing, run: runOne, runBatch: (ctx) => runOne(ctx, null) }
}

/** Defines background work that costs less for many jobs at once than for each of them. */
export function batchJob<Payload extends z.ZodType>(
  payload: Payload,
  runBatch: (ctx: JobCtx, payloads: readonly z.output<Payload>[]) => Promise<unknown>,
): Job & Required<Pick<Job, 'runBatch'>> {
  const run = async (ctx: JobCtx, sent: readonly unknown[]) => {
    await runBatch(
      ctx,
      sent.map((each) => payload.parse(each)),
    )
  }
  return { run: (ctx, sent) => run(ctx, [sent]), runBatch: run }
}
