import { moveEntitlements } from '#app/features/entitlements/shift-entitlements.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type LockedListing, lockAnyListing } from '../posting/queries.server.ts'

/**
 * Archives the listing that a repost replaces (D-38): it is no longer public, and its permalink redirects to the new
 * one, which inherits its remaining paid time (D-03). Returns the old listing, or null if there is none to archive.
 */
export async function archiveReplaced(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, userId, replaces }: LockedListing,
): Promise<LockedListing | null> {
  const old = replaces === null ? undefined : await lockAnyListing(db, replaces)
  if (!old || old.userId !== userId || old.replacedBy) return null
  await db
    .updateTable('listings')
    .set({
      replacedBy: id,
      featuredTicker: false,
      status: old.status === 'active' ? 'inactive' : old.status,
      updatedAt: now,
    })
    .where('id', '=', old.id)
    .execute()
  await moveEntitlements({ db, now }, { from: old.id, to: id })
  return old
}
