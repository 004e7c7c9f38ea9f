import { record } from '#app/features/audit/record-action.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, assertFound, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/**
 * Puts a listing into the ticker by hand, or removes it. `featureItem` of the ticker checks before whether there is
 * room. Idempotent. Refuses with ticker.notFound, and with ticker.notPublic for a listing that is not public.
 */
export function featureListing(ctx: Ctx, { id, featured }: { id: string; featured: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    const listing = await ctx.db
      .selectFrom('listings')
      .select(['featuredTicker', isPublic('listings', ctx.now).as('isPublic')])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    assertFound(listing, 'ticker.notFound')
    if (listing.featuredTicker === featured) return
    assertAllowed(featured && !listing.isPublic ? refuse('conflict', 'ticker.notPublic') : null)
    await ctx.db
      .updateTable('listings')
      .set({ featuredTicker: featured, updatedAt: ctx.now })
      .where('id', '=', id)
      .execute()
    const action = featured ? 'feature_listing' : 'unfeature_listing'
    await record(ctx, { action, targetType: 'listing', targetId: id, details: { featured } })
  })
}
