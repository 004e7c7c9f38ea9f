import { expireTickerPlaces } from '#app/features/entitlements/expire-ticker-places.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Removes listings from the ticker when their paid place is over, while they stay public (D-07). */
export function endTickerPlaces(ctx: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const over = await expireTickerPlaces(ctx)
    if (over.length === 0) return
    await ctx.db
      .updateTable('listings')
      .set({ featuredTicker: false, updatedAt: ctx.now })
      .where('featuredTicker', '=', true)
      .where('id', 'in', over)
      .execute()
  })
}
