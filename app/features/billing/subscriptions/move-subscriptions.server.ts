import type { Ctx } from '#app/platform/ctx.server.ts'

/** Moves the subscriptions of a listing to the one that replaces it (D-38), in the transaction of the repost. */
export async function moveSubscriptions(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ listingId: to, updatedAt: now })
    .where('listingId', '=', from)
    .execute()
}
