import { record } from '#app/features/audit/record-action.server.ts'
import { rememberWords } from '#app/features/search/remember-words.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { billboardColumns } from './billboard-columns.server.ts'
import { lockEditedBillboard } from './queries.server.ts'
import { moderationAfterEdit, whyNotEditBillboard } from './rules.ts'
import type { BillboardInput } from './schema.ts'

/**
 * Changes what a billboard says, for its owner or an admin ([AD-05], [MOD-03]). What an owner changes waits for an admin
 * again (D-13). Refuses billboards.notFound, billboards.wasRemoved.
 */
export async function editBillboard(
  ctx: Ctx,
  { id, form }: { readonly id: string; readonly form: BillboardInput },
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    const billboard = await lockEditedBillboard(db, id)
    assertFound(billboard, 'billboards.notFound')
    assertAllowed(whyNotEditBillboard(billboard, actor))

    const pictures = await claimPictures(ctx, form.pictures, billboard.images)
    const columns = billboardColumns(form, pictures)
    await db
      .updateTable('ads')
      .set({ ...columns, ...moderationAfterEdit(actor), updatedAt: now })
      .where('id', '=', id)
      .execute()
    await rememberWords(ctx, columns.searchText)
    if (actor?.role !== 'admin') return
    const details = { title: columns.title, before: billboard.title }
    await record(ctx, { action: 'update_ad', targetType: 'ad', targetId: id, details })
  })
}
