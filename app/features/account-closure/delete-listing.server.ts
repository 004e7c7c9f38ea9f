import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { markListingDeleted } from '#app/features/listings/mark-listing-deleted.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/** Deletes one's own listing: it disappears at once, and is not charged again (D-09, D-38). */
export function deleteListing(ctx: Ctx, listing: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await markListingDeleted(ctx, listing)
    await endSubscriptionsOf(ctx, { listingId: listing.id }, 'deletion')
  })
}
