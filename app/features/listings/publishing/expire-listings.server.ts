import { sql } from 'kysely'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** A hundred thousand expired listings, after long downtime, take longer than a visitor's request may. */
const PATIENCE = sql`set local statement_timeout = '60s'`

/**
 * Expires every listing whose time is over, and its place in the ticker ([POST-15]). One idempotent statement. The
 * public does not wait for it, because being public includes not being expired. Rows that another transaction has
 * locked are left for the next run.
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
