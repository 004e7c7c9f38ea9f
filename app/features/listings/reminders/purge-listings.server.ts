import { DELETED_DAYS } from '#app/features/items/item-status.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { UNPAID_LISTING_DAYS } from '../posting/rules.ts'

type Tidying = Pick<JobCtx, 'db' | 'now'>

/**
 * Deletes unpaid listings that were not changed for 30 days (D-02), as if their owners had: a payment in progress
 * restores its listing.
 */
async function removeDrafts({ db, now }: Tidying): Promise<void> {
  await db
    .updateTable('listings')
    .set({ deletedAt: now })
    .where('status', '=', 'pending')
    .where('paymentStatus', '=', 'pending')
    .where('deletedAt', 'is', null)
    .where('updatedAt', '<=', daysBefore(now, UNPAID_LISTING_DAYS.remove))
    .execute()
}

/** Erases listings that were deleted 30 days ago (D-38). The next sweep of uploads removes their pictures. */
async function eraseDeleted({ db, now }: Tidying): Promise<void> {
  await db.deleteFrom('listings').where('deletedAt', '<=', daysBefore(now, DELETED_DAYS)).execute()
}

/** Deletes what has been kept long enough. Idempotent. */
export async function purgeListings(ctx: Tidying): Promise<void> {
  await removeDrafts(ctx)
  await eraseDeleted(ctx)
}
