import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { billboardColumns } from './billboard-columns.server.ts'
import { billboardDraftName, billboardValues } from './billboard-values.ts'
import { changeBillboard } from './change-billboard.server.ts'
import type { EditedBillboard } from './queries.server.ts'
import { moderationAfterEdit } from './rules.ts'
import type { BillboardInput } from './schema.ts'

/** What the log keeps of a billboard's texts: no contact data. */
const named = ({ title, price, category }: Pick<EditedBillboard, 'title' | 'price' | 'category'>) => ({
  title,
  price,
  category,
})

/**
 * Changes the texts of a billboard ([AD-05], [MOD-03]). An owner's change waits for an admin again (D-13). Refuses as
 * `changeBillboard` does, and posting.blockedHost. Throws StaleFormError if the texts were changed since the form was
 * opened.
 */
export function editBillboard(
  ctx: Ctx,
  { id, form }: { readonly id: string; readonly form: BillboardInput },
): Promise<void> {
  return changeBillboard(ctx, id, async (ctx, billboard) => {
    const { db, now, actor } = ctx
    assertCurrent(billboardValues(billboard), form)
    const pictures = await claimPictures(ctx, form.pictures, billboard.images)
    const columns = billboardColumns(ctx, { form, pictures })
    await db
      .updateTable('ads')
      .set({ ...columns, ...moderationAfterEdit(actor), updatedAt: now })
      .where('id', '=', id)
      .execute()
    await storeSearchWords(ctx, columns.searchText)
    await endDraft(ctx, { form: billboardDraftName(id), mark: form.draft })
    return { before: named(billboard), after: named(columns) }
  })
}
