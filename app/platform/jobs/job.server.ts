import type { z } from 'zod'
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

export type Job = Timing & { readonly run: (ctx: JobCtx, payload: unknown) => Promise<void> }

/** Jobs by name. Features list theirs in `jobs.server.ts`; the worker runs them all. */
export type JobTable = Readonly<Record<string, Job>>

/** Defines background work, done by any worker. A job may run twice, so it must be idempotent. */
export function job<Payload extends z.ZodType>(
  payload: Payload,
  run: (ctx: JobCtx, payload: z.output<Payload>) => Promise<unknown>,
  timing: Timing = {},
): Job {
  return {
    ...timing,
    async run(ctx, sent) {
      await run(ctx, payload.parse(sent))
    },
  }
}
