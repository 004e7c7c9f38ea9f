import { dayOf } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { deleteFullBuckets } from '#app/platform/limits/database-buckets.server.ts'
import { VIEW_RETENTION_MS } from './hash-visitor.server.ts'

/** Deletes the hashes of visitors, the salts that could link them, and rate limit buckets that are full again. */
export async function deleteOldViews({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - VIEW_RETENTION_MS)
  await db.deleteFrom('recentViews').where('seenAt', '<', before).execute()
  await db.deleteFrom('visitorSalts').where('day', '<', dayOf(now)).execute()
  await deleteFullBuckets(db, now)
}
