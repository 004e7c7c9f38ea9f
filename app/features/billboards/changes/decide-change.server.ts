import { assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { lockEditedBillboard } from '../editing/queries.server.ts'
import { storeTexts } from '../editing/store-texts.server.ts'
import { findChange } from './queries.server.ts'
import { deleteChange } from './store-change.server.ts'

/**
 * Makes the waiting change of a billboard its public version, in the caller's transaction ([AD-05]). It is an edit of its
 * owner, made now. Returns the fields that changed. Refuses posting.blockedHost.
 */
export async function approveChange(ctx: Ctx, id: string): Promise<readonly string[]> {
  const billboard = await lockEditedBillboard(ctx.db, id)
  const change = await findChange(ctx.db, id)
  assertFound(billboard, 'billboards.notFound')
  assertFound(change, 'billboards.notFound')
  await deleteChange(ctx, id)
  const owner = { id: billboard.userId, role: 'user' } as const
  return storeTexts({ ...ctx, actor: owner }, billboard, { texts: change, source: 'form' })
}

/** Rejects the waiting change of a billboard, in the caller's transaction: the approved version stays public. */
export async function rejectChange({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string, reason: string) {
  await db
    .updateTable('billboardChanges')
    .set({ rejectedAt: now, rejectionReason: reason })
    .where('billboardId', '=', id)
    .execute()
  await db.updateTable('ads').set({ updatedAt: now }).where('id', '=', id).execute()
}
