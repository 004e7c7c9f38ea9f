import { changesBetween } from '#app/features/audit/edits/item-edits.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import { billboardColumns } from '../editing/billboard-columns.server.ts'
import type { BillboardTexts } from '../editing/billboard-texts.ts'
import { billboardValues } from '../editing/billboard-values.ts'
import type { EditedBillboard } from '../editing/queries.server.ts'

/** Deletes the change of a billboard. Returns whether there was one. */
export async function deleteChange({ db }: Pick<Ctx, 'db'>, billboardId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('billboardChanges')
    .where('billboardId', '=', billboardId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sets the version of a billboard: an admin who has seen an older change decides nothing. */
function touch({ db, now }: Pick<Ctx, 'db' | 'now'>, id: string) {
  return db.updateTable('ads').set({ updatedAt: now }).where('id', '=', id).execute()
}

/**
 * Stores what an owner makes of an approved billboard until an admin decides, instead of an earlier change ([AD-05]).
 * Returns the fields that change; null when nothing did. What equals the public version takes the change back. Refuses
 * posting.blockedHost.
 */
export async function storeChange(
  ctx: Ctx,
  billboard: EditedBillboard,
  texts: BillboardTexts,
): Promise<{ readonly fields: readonly string[] } | null> {
  const { db, now } = ctx
  const fields = Object.keys(changesBetween(billboardValues(billboard), billboardValues(texts)))
  const isReplaced = await deleteChange(ctx, billboard.id)
  if (fields.length === 0 && !isReplaced) return null
  await touch(ctx, billboard.id)
  if (fields.length === 0) return { fields }
  // Checks the link as well.
  billboardColumns(ctx, texts)
  await db
    .insertInto('billboardChanges')
    .values({ ...texts, billboardId: billboard.id, images: jsonValue(texts.images), sentAt: now })
    .execute()
  return { fields }
}
