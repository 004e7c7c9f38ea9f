import { whyNotTouch } from '#app/features/items/rules.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { lockListing } from './own/queries.server.ts'

/**
 * Hides one's own listing at once, from admins after 30 days (D-09), in the caller's transaction. Only
 * `deleteListing` calls it, which also ends what renews the listing. Refuses with notFound or forbidden.
 */
export async function markListingDeleted(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const { db, now, actor } = ctx
  const listing = await lockListing(db, id)
  assertFound(listing, 'dashboard.noSuchItem')
  assertAllowed(whyNotTouch(listing, actor))
  await db
    .updateTable('listings')
    .set({ deletedAt: now, featuredTicker: false, updatedAt: now })
    .where('id', '=', id)
    .execute()
}
