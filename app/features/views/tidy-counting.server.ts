import { dayOf } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { forgetFullBuckets } from '#app/platform/limits/database-buckets.server.ts'
import { REMEMBERED_MS } from './hash-visitor.server.ts'

/** Forgets who looked at what, the salts that could tie it to somebody, and limits that are full again. */
export async function tidyCounting({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS)
  await db.deleteFrom('recentViews').where('seenAt', '<', before).execute()
  await db.deleteFrom('visitorSalts').where('day', '<', dayOf(now)).execute()
  await forgetFullBuckets(db, now)
}
