import { type EditCtx, type EditReason, recordEdit } from '#app/features/audit/edits/record-edit.server.ts'
import { billboardValues } from './billboard-values.ts'
import { type EditedBillboard, lockEditedBillboard } from './queries.server.ts'

const versionOfBillboard = (billboard: EditedBillboard) => ({
  values: billboardValues(billboard),
  images: billboard.images,
})

/**
 * Records what changed of a billboard since it was read as `before`, in the transaction of the change ([LOG-04]). Returns
 * the names of the fields.
 */
export async function recordBillboardEdit(
  ctx: EditCtx,
  before: EditedBillboard,
  reason: EditReason,
): Promise<readonly string[]> {
  const after = await lockEditedBillboard(ctx.db, before.id)
  if (!after) return []
  const versions = { before: versionOfBillboard(before), after: versionOfBillboard(after) }
  return recordEdit(ctx, { kind: 'banner', id: before.id, ...versions, ...reason })
}
