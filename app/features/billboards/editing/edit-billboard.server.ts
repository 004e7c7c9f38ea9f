import { valuesBefore, whyNotRevert } from '#app/features/audit/edits/item-edits.ts'
import { parseReverted } from '#app/features/audit/edits/parse-reverted.ts'
import type { EditToRevert } from '#app/features/audit/edits/queries.server.ts'
import type { EditReason } from '#app/features/audit/edits/record-edit.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { keepsApproved } from '../changes/billboard-change.ts'
import { findChange } from '../changes/queries.server.ts'
import { deleteChange, storeChange } from '../changes/store-change.server.ts'
import { textsOfForm } from './billboard-columns.server.ts'
import type { BillboardTexts } from './billboard-texts.ts'
import { billboardDraftName, billboardValues } from './billboard-values.ts'
import { changeBillboard } from './change-billboard.server.ts'
import type { EditedBillboard } from './queries.server.ts'
import { moderationAfterEdit } from './rules.ts'
import { type BillboardInput, billboardForm } from './schema.ts'
import { storeTexts } from './store-texts.server.ts'

/** What the log keeps of a billboard's texts: no contact data. */
const named = ({ title, price, category }: Pick<EditedBillboard, 'title' | 'price' | 'category'>) => ({
  title,
  price,
  category,
})

/** Writes the texts of a billboard at once. Returns what the log says of it; null when nothing changed. */
async function changeNow(ctx: Ctx, billboard: EditedBillboard, texts: BillboardTexts, reason: EditReason) {
  const { actor } = ctx
  const fields = await storeTexts(ctx, billboard, { texts, ...moderationAfterEdit(actor), ...reason })
  if (fields.length === 0) return null
  return actor?.role === 'admin' ? { before: named(billboard), after: named(texts), fields } : { fields }
}

/**
 * Changes the texts of a billboard ([AD-05], [MOD-03]). An owner's change waits for an admin again (D-13); of an approved
 * billboard the approved version stays public meanwhile. Refuses as `changeBillboard` does, and posting.blockedHost.
 * Throws StaleFormError if the texts were changed since the form was opened.
 */
export function editBillboard(
  ctx: Ctx,
  { id, form }: { readonly id: string; readonly form: BillboardInput },
): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const isKept = keepsApproved(billboard, ctx.actor)
    const change = await findChange(ctx.db, id)
    assertCurrent(billboardValues((isKept && change) || billboard), form)
    const known = [...billboard.images, ...(change?.images ?? [])]
    const pictures = await claimPictures(ctx, form.pictures, known)
    await endDraft(ctx, { form: billboardDraftName(id), mark: form.draft })
    const texts = textsOfForm({ form, pictures })
    if (isKept) return storeChange(ctx, billboard, texts)
    if (ctx.actor?.id === billboard.userId) await deleteChange(ctx, id)
    return changeNow(ctx, billboard, texts, { source: 'form' })
  })
}

/**
 * Takes back an edit of a billboard: the fields that it changed say again what they said before, checked as a form is
 * ([LOG-05]). Refuses moderation.changedSince and moderation.notRevertible.
 */
export function revertBillboard(ctx: Ctx, id: string, edit: EditToRevert): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const values = billboardValues(billboard)
    assertAllowed(whyNotRevert(edit.changes, values))
    const form = parseReverted(
      (required) => billboardForm(ctx.t, required),
      valuesBefore(edit.changes, values),
    )
    const pictures = await claimPictures(ctx, form.pictures, [...billboard.images, ...edit.pictures])
    const texts = textsOfForm({ form, pictures })
    return changeNow(ctx, billboard, texts, { source: 'revert', reverts: edit.id })
  })
}
