import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { forgetFullBuckets } from '#app/platform/limits/database-buckets.server.ts'
import { dayOf, REMEMBERED_MS } from './rules.ts'

const DAY_MS = 86_400_000

/** Forgets who looked at what, the salts that could tie it to somebody, and limits that are full again. */
export async function tidyCounting({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS)
  await db.deleteFrom('recentViews').where('seenAt', '<', before).execute()
  // Yesterday's stays for a while: a request that began before midnight may still be counting.
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS))
  await db.deleteFrom('visitorSalts').where('day', '<', yesterday).execute()
  await forgetFullBuckets(db, now)
}
