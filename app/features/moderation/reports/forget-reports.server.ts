import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { REPORTS_KEPT_DAYS } from './report-reasons.ts'

/** Forgets reports that were answered long ago. May run at any time and twice. */
export async function forgetReports({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('reports').where('resolvedAt', '<', daysBefore(now, REPORTS_KEPT_DAYS)).execute()
}
