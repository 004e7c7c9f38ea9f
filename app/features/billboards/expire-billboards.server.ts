import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Expires every billboard whose time is over, and its place in the ticker. Idempotent. */
export async function expireBillboards({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('ads')
    .set({ status: 'expired', featured: false, updatedAt: now })
    .where('status', '=', 'active')
    .where('expiresAt', '<=', now)
    .execute()
}
