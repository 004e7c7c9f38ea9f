import { DELETED_DAYS } from '#app/features/items/item-status.ts'
import { whyNotTouch } from '#app/features/items/rules.ts'
import { daysBefore } from '#app/lib/day.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { lockBillboard } from './own/queries.server.ts'

/** Deletes one's own billboard: it disappears for everyone at once, for admins after 30 days (D-38). */
export function deleteBillboard(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockBillboard(db, id)
    assertFound(billboard, 'dashboard.noSuchItem')
    assertAllowed(whyNotTouch(billboard, actor))
    await db
      .updateTable('ads')
      .set({ deletedAt: now, featured: false, updatedAt: now })
      .where('id', '=', id)
      .execute()
  })
}

/** Erases billboards that were deleted 30 days ago (D-38). Their pictures go with the next sweep of uploads. May run twice. */
export async function purgeDeletedBillboards({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('ads').where('deletedAt', '<=', daysBefore(now, DELETED_DAYS)).execute()
}
