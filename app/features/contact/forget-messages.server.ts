import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { KEPT_DAYS } from './rules.ts'

/** Removes messages after the time the privacy policy names. */
export async function forgetMessages({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db.deleteFrom('contactMessages').where('createdAt', '<', before).execute()
}
