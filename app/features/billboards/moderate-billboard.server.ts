import type { Updateable } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Ads } from '#app/platform/db/tables.gen.ts'
import { startIfLive } from './start-if-live.server.ts'

type Columns =
  | 'status'
  | 'moderation'
  | 'moderationReason'
  | 'moderatedBy'
  | 'moderatedAt'
  | 'featured'
  | 'deletedAt'
  | 'expiresAt'

type BillboardModeration = Pick<Updateable<Ads>, Columns>

/**
 * Stores an admin's decision about a billboard. The feature `moderation` checks, locks and logs it, in its
 * transaction.
 */
export async function moderateBillboard(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, change }: { id: string; change: BillboardModeration },
): Promise<void> {
  await db
    .updateTable('ads')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute()
  await startIfLive({ db, now }, id)
}
