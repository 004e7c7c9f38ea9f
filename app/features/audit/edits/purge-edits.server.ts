import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { EDIT_RETENTION_DAYS } from './item-edits.ts'

/** Deletes edits that have been kept long enough ([LOG-04]). */
export async function purgeEdits({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('itemEdits').where('at', '<=', daysBefore(now, EDIT_RETENTION_DAYS)).execute()
}
