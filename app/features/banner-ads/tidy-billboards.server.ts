import { DELETED_DAYS, daysBefore } from '#app/features/listings/posting/rules.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Erases billboards that were deleted 30 days ago (D-38). Their pictures go with the next sweep of uploads. May run twice. */
export async function tidyBillboards({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('ads').where('deletedAt', '<=', daysBefore(DELETED_DAYS, now)).execute()
}
