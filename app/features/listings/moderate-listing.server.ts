import type { Updateable } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Listings } from '#app/platform/db/tables.gen.ts'

type Columns =
  | 'status'
  | 'moderation'
  | 'moderationReason'
  | 'moderatedBy'
  | 'moderatedAt'
  | 'deletedAt'
  | 'expiresAt'
  | 'createdAt'

type ListingModeration = Pick<Updateable<Listings>, Columns> & { readonly featured?: boolean }

/** Writes what an admin decided about a listing. Judged, locked and logged by the feature `moderation`, in its transaction. */
export async function moderateListing(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, change: { featured, ...change } }: { id: string; change: ListingModeration },
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ ...change, ...(featured !== undefined && { featuredTicker: featured }), updatedAt: now })
    .where('id', '=', id)
    .execute()
}
