import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { MAIL_RETENTION_DAYS } from './rules.ts'

/** Removes messages after the time the privacy policy names. */
export async function deleteOldMessages({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('contactMessages')
    .where('createdAt', '<', daysBefore(now, MAIL_RETENTION_DAYS))
    .execute()
}
