import { endOf, GRACE_MS } from '#app/features/entitlements/entitlement-periods.ts'
import { paidUntil } from '#app/features/entitlements/queries.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockAnyListing } from '../posting/queries.server.ts'

/**
 * Adds the grace of a renewing listing, or removes it when the listing no longer renews. An end other than that of
 * the paid time stays, and so does everything about listings that are not posted or have ended.
 */
export function setGrace(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { listingId, renews }: { readonly listingId: string; readonly renews: boolean },
): Promise<void> {
  return inTransaction(ctx, async ({ db, now }) => {
    const listing = await lockAnyListing(db, listingId)
    const paid = await paidUntil(db, listingId, 'post')
    if (!listing?.expiresAt || !paid || listing.status === 'pending' || listing.status === 'expired') return
    const beyond = listing.expiresAt.getTime() - paid.getTime()
    const expiresAt = endOf(paid, renews)
    if (beyond < 0 || beyond > GRACE_MS || expiresAt.getTime() === listing.expiresAt.getTime()) return
    await db.updateTable('listings').set({ expiresAt, updatedAt: now }).where('id', '=', listingId).execute()
  })
}
