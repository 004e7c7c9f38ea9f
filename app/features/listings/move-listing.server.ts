import { PACKAGES, tierNamed } from '#app/features/billing/packages/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockListing } from './own/queries.server.ts'
import { type Move, whyNotMove } from './rules.ts'

/** Whether the package a listing was paid with brings a place in the ticker. */
function paidForTicker(paymentType: string): boolean {
  const tier = tierNamed(paymentType)
  return tier !== null && PACKAGES[tier].parts.some((part) => part === 'tickerPost')
}

/**
 * Makes of one's own listing what LISTING_MOVES allows ([DASH-03]). Only an active one runs in the ticker: leaving takes
 * it out, coming back puts it in again while its package says so (D-07).
 */
export function moveListing(ctx: Ctx, { id, to }: { readonly id: string; readonly to: Move }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const listing = await lockListing(db, id)
    assertFound(listing, 'dashboard.noSuchItem')
    assertAllowed(whyNotMove(to, listing, { actor, now }))
    const featuredTicker = to === 'active' && paidForTicker(listing.paymentType)
    await db
      .updateTable('listings')
      .set({ status: to, featuredTicker, updatedAt: now })
      .where('id', '=', id)
      .execute()
  })
}
