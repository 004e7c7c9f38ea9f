import { DELETED_DAYS } from '#app/features/items/rules.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { DRAFT_RETENTION_DAYS, UNPAID_LISTING_DAYS } from '../posting/rules.ts'

type Tidying = Pick<JobCtx, 'db' | 'now'>

/**
 * Removes drafts nobody touched for 30 days (D-02), as if their owners had deleted them: a payment that was under way
 * brings its draft back.
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

/** Erases what was deleted 30 days ago (D-38). Its pictures go with the next sweep of uploads. */
async function eraseDeleted({ db, now }: Tidying): Promise<void> {
  await db.deleteFrom('listings').where('deletedAt', '<=', daysBefore(now, DELETED_DAYS)).execute()
}

async function forgetUnsentForms({ db, now }: Tidying): Promise<void> {
  await db.deleteFrom('unsentForms').where('updatedAt', '<=', daysBefore(now, DRAFT_RETENTION_DAYS)).execute()
}

/** Removes what has been kept long enough. May run twice. */
export async function purgeListings(ctx: Tidying): Promise<void> {
  await removeDrafts(ctx)
  await eraseDeleted(ctx)
  await forgetUnsentForms(ctx)
}
