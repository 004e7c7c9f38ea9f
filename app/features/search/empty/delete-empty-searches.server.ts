import { dayOf, daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { EMPTY_SEARCH_RETENTION_DAYS } from './empty-search-query.ts'

/** Deletes counts of searches without results that are older than the privacy policy says. */
export async function deleteEmptySearches({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('emptySearches')
    .where('day', '<', dayOf(daysBefore(now, EMPTY_SEARCH_RETENTION_DAYS)))
    .execute()
}
