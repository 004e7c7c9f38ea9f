import { valuesBefore, whyNotRevert } from '#app/features/audit/edits/item-edits.ts'
import { parseReverted } from '#app/features/audit/edits/parse-reverted.ts'
import type { EditToRevert } from '#app/features/audit/edits/queries.server.ts'
import type { EditReason } from '#app/features/audit/edits/record-edit.server.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { type BillboardForm, billboardColumns } from './billboard-columns.server.ts'
import { billboardDraftName, billboardValues } from './billboard-values.ts'
import { changeBillboard } from './change-billboard.server.ts'
import type { EditedBillboard } from './queries.server.ts'
import { recordBillboardEdit } from './record-billboard-edit.server.ts'
import { moderationAfterEdit } from './rules.ts'
import { type BillboardInput, billboardForm } from './schema.ts'

/** What the log keeps of a billboard's texts: no contact data. */
const named = ({ title, price, category }: Pick<EditedBillboard, 'title' | 'price' | 'category'>) => ({
  title,
  price,
  category,
})

type Texts = BillboardForm & EditReason

/** Makes one change of a billboard's texts, and records it field by field ([LOG-04]). */
function changeTexts(
  ctx: Ctx,
  id: string,
  textsFor: (ctx: Ctx, billboard: EditedBillboard) => Promise<Texts>,
): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const { db, now, actor } = ctx
    const { form, pictures, ...reason } = await textsFor(ctx, billboard)
    const columns = billboardColumns(ctx, { form, pictures })
    await db
      .updateTable('ads')
      .set({ ...columns, ...moderationAfterEdit(actor), updatedAt: now })
      .where('id', '=', id)
      .execute()
    await storeSearchWords(ctx, columns.searchText)
    const fields = await recordBillboardEdit(ctx, billboard, reason)
    if (fields.length === 0) return null
    return actor?.role === 'admin' ? { before: named(billboard), after: named(columns), fields } : { fields }
  })
}

/**
 * Changes the texts of a billboard ([AD-05], [MOD-03]). An owner's change waits for an admin again (D-13). Refuses as
 * `changeBillboard` does, and posting.blockedHost. Throws StaleFormError if the texts were changed since the form was
 * opened.
 */
export function editBillboard(
  ctx: Ctx,
  { id, form }: { readonly id: string; readonly form: BillboardInput },
): Promise<void> {
  return changeTexts(ctx, id, async (ctx, billboard) => {
    assertCurrent(billboardValues(billboard), form)
    const pictures = await claimPictures(ctx, form.pictures, billboard.images)
    await endDraft(ctx, { form: billboardDraftName(id), mark: form.draft })
    return { form, pictures, source: 'form' }
  })
}

/**
 * Takes back an edit of a billboard: the fields that it changed say again what they said before, checked as a form is
 * ([LOG-05]). Refuses moderation.changedSince and moderation.notRevertible.
 */
export function revertBillboard(ctx: Ctx, id: string, edit: EditToRevert): Promise<void> {
  return changeTexts(ctx, id, async (ctx, billboard) => {
    const values = billboardValues(billboard)
    assertAllowed(whyNotRevert(edit.changes, values))
    const form = parseReverted(
      (required) => billboardForm(ctx.t, required),
      valuesBefore(edit.changes, values),
    )
    const pictures = await claimPictures(ctx, form.pictures, [...billboard.images, ...edit.pictures])
    return { form, pictures, source: 'revert', reverts: edit.id }
  })
}
