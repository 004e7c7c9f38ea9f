import { holdsTicker } from '#app/features/entitlements/queries.server.ts'
import { type Move, whyNotMove } from '#app/features/items/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockListing } from './own/queries.server.ts'

/**
 * Changes the status of one's own listing as LISTING_MOVES allows ([DASH-03]). Only an active one is in the ticker:
 * deactivating removes it, reactivating restores it while its paid place lasts (D-07).
 */
export function moveListing(ctx: Ctx, { id, to }: { readonly id: string; readonly to: Move }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const listing = await lockListing(db, id)
    assertFound(listing, 'dashboard.noSuchItem')
    assertAllowed(whyNotMove(to, listing, { actor, now }))
    const featuredTicker = to === 'active' && (await holdsTicker(db, id, now))
    await db
      .updateTable('listings')
      .set({ status: to, featuredTicker, updatedAt: now })
      .where('id', '=', id)
      .execute()
  })
}
