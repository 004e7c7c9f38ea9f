import type { EditCtx, EditReason } from '#app/features/audit/edits/record-edit.server.ts'
import type { Moderation } from '#app/features/items/item-status.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { billboardColumns } from './billboard-columns.server.ts'
import type { BillboardTexts } from './billboard-texts.ts'
import type { EditedBillboard } from './queries.server.ts'
import { recordBillboardEdit } from './record-billboard-edit.server.ts'

type Edit = EditReason & { readonly texts: BillboardTexts; readonly moderation?: Moderation }

/**
 * Writes the texts of a locked billboard, and records the edit field by field ([LOG-04]). Returns the names of the fields
 * that changed. Refuses posting.blockedHost.
 */
export async function storeTexts(
  ctx: EditCtx & Pick<Ctx, 'site'>,
  billboard: EditedBillboard,
  { texts, moderation, ...reason }: Edit,
): Promise<readonly string[]> {
  const { db, now } = ctx
  const columns = billboardColumns(ctx, texts)
  await db
    .updateTable('ads')
    .set({ ...columns, ...(moderation && { moderation }), updatedAt: now })
    .where('id', '=', billboard.id)
    .execute()
  await storeSearchWords(ctx, columns.searchText)
  return recordBillboardEdit(ctx, billboard, reason)
}
