import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { REPORT_RETENTION_DAYS } from './report-reasons.ts'

/** Forgets reports that were answered long ago. May run at any time and twice. */
export async function deleteOldReports({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('reports').where('resolvedAt', '<', daysBefore(now, REPORT_RETENTION_DAYS)).execute()
}
