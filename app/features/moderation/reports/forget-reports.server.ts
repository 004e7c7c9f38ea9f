import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { REPORTS_KEPT_DAYS } from './rules.ts'

/** Forgets reports that were answered long ago. May run at any time and twice. */
export async function forgetReports({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - REPORTS_KEPT_DAYS * 86_400_000)
  await db.deleteFrom('reports').where('resolvedAt', '<', before).execute()
}
