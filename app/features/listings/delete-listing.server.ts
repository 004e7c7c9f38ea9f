import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockListing } from './own/queries.server.ts'
import { whyNotTouch } from './rules.ts'

/** Deletes one's own listing: gone for everyone at once, for admins not before 30 days, and charged no more (D-09, D-38). */
export function deleteListing(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const listing = await lockListing(db, id)
    assertFound(listing, 'dashboard.noSuchItem')
    assertAllowed(whyNotTouch(listing, actor))
    await db
      .updateTable('listings')
      .set({ deletedAt: now, featuredTicker: false, updatedAt: now })
      .where('id', '=', id)
      .execute()
    await endSubscriptionsOf(ctx, { listingId: id }, 'deletion')
  })
}
