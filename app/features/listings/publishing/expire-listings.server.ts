import { sql } from 'kysely'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** A hundred thousand ends at once, after a long downtime, take longer than a visitor may wait for anything. */
const PATIENCE = sql`set local statement_timeout = '60s'`

/**
 * Ends every listing whose time is up, and its place in the ticker ([POST-15]). One statement, so it may run at any time
 * and twice; the public does not wait for it, since being public includes not being past the end. What somebody is just
 * changing is left for the next time.
 */
export async function expireListings({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await PATIENCE.execute(trx)
    const over = trx
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .where('expiresAt', '<=', now)
      .forUpdate()
      .skipLocked()
    await trx
      .updateTable('listings')
      .set({ status: 'expired', featuredTicker: false, updatedAt: now })
      .where('id', 'in', over)
      .execute()
  })
}
