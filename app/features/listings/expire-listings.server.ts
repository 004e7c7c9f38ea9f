import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/**
 * Ends every listing whose time is up, and its place in the ticker ([POST-15]). One statement, so it may run at any time
 * and twice; the public does not wait for it, since being public includes not being past the end.
 */
export async function expireListings({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('listings')
    .set({ status: 'expired', featuredTicker: false, updatedAt: now })
    .where('status', '=', 'active')
    .where('expiresAt', '<=', now)
    .execute()
}
