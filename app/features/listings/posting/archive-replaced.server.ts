import { moveSubscriptions } from '#app/features/billing/subscriptions/move-subscriptions.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { type LockedListing, lockAnyListing } from './queries.server.ts'

/**
 * Puts the listing a repost takes the place of away (D-38): it leaves the public and its permalink leads to the new one,
 * which inherits what is paid and not over (D-03), and what renews it. Answers the old listing, or null when there is none to put away.
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
  await db
    .updateTable('entitlements')
    .set({ listingId: id })
    .where('listingId', '=', old.id)
    .where((eb) => eb.or([eb('endsAt', '>', now), eb('endsAt', 'is', null)]))
    .execute()
  await moveSubscriptions({ db, now }, { from: old.id, to: id })
  return old
}
