import type { Ctx } from '#app/platform/ctx.server.ts'
import { startPaidTime } from './start-paid-time.server.ts'

/** Starts the paid time of a billboard that has just become public; does nothing for others (D-07). */
export async function startIfLive(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  const live = await ctx.db
    .selectFrom('ads')
    .select('id')
    .where('id', '=', id)
    .where('listed', '=', true)
    .executeTakeFirst()
  if (live) await startPaidTime(ctx, id)
}
