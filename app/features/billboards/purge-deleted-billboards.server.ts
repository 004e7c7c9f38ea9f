import { DELETED_DAYS } from '#app/features/items/rules.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Erases billboards that were deleted 30 days ago (D-38). Their pictures go with the next sweep of uploads. May run twice. */
export async function purgeDeletedBillboards({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('ads').where('deletedAt', '<=', daysBefore(now, DELETED_DAYS)).execute()
}
