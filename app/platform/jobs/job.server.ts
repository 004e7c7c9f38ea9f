import type { z } from 'zod'
import type { Ctx } from '../ctx.server.ts'

/** What a job may touch. Nobody is asking, so there is no actor, no language and no address. */
export type JobCtx = Pick<Ctx, 'db' | 'now' | 'log' | 'site' | 'random'>

type Timing = {
  /** When it runs by itself: a cron expression, in UTC. */
  readonly cron?: string
  /** Whether it also runs when a worker starts, to catch up after downtime. */
  readonly atStart?: boolean
}

export type Job = Timing & { readonly run: (ctx: JobCtx, payload: unknown) => Promise<void> }

/** Every job by its name. Features put theirs into `jobs.server.ts`; the worker runs them all. */
export type JobTable = Readonly<Record<string, Job>>

/** Something done later, by whichever worker comes first. It may run twice, so doing it again must change nothing. */
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
