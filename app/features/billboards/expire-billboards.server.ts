import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Ends every billboard whose time is up, and its place in the ticker. May run at any time and twice. */
export async function expireBillboards({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('ads')
    .set({ status: 'expired', featured: false, updatedAt: now })
    .where('status', '=', 'active')
    .where('expiresAt', '<=', now)
    .execute()
}
