import { valuesBefore, whyNotRevert } from '#app/features/audit/edits/item-edits.ts'
import { parseReverted } from '#app/features/audit/edits/parse-reverted.ts'
import type { EditToRevert } from '#app/features/audit/edits/queries.server.ts'
import type { EditReason } from '#app/features/audit/edits/record-edit.server.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { isMarketplace } from '#app/features/categories/category-list.ts'
import { notePrice } from '#app/features/price-guide/note-price.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { writtenTexts } from '#app/lib/localized-text.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { draftName } from './form-draft.ts'
import type { ListingTexts } from './listing-columns.server.ts'
import { listingValues } from './listing-values.ts'
import { type ListingToEdit, lockListingToEdit } from './queries.server.ts'
import { isUnpaid, whyNotEdit } from './rules.ts'
import { listingForm, type PostedForm } from './schema.ts'
import { updateListing } from './store-listing.server.ts'

/** Stores a changed price, once a listing was published: before, no one has seen it ([PRICE-03]). */
function dropOf(ctx: Ctx, listing: ListingToEdit, { category, compensation }: PostedForm) {
  if (isUnpaid(listing)) return undefined
  const after = isMarketplace(category) ? priceCentsOf(compensation) : null
  return notePrice(ctx, { listingId: listing.id, before: priceCentsOf(listing.compensation), after })
}

type Texts = ListingTexts & EditReason

/** Names what changed in the log. What an admin changed of a user's texts is named in full. */
async function recordChange(
  ctx: Ctx,
  { id, title, category }: ListingToEdit,
  { form, fields }: { readonly form: PostedForm; readonly fields: readonly string[] },
): Promise<void> {
  if (fields.length === 0) return
  const after = { title: writtenTexts(form, 'title'), category: form.category }
  const details = ctx.actor?.role === 'admin' ? { before: { title, category }, after, fields } : { fields }
  await record(ctx, { action: 'update_listing', targetType: 'listing', targetId: id, details })
}

/** Makes one change of a listing's texts: rate limited, checked while it is locked, and recorded. */
async function changeListing(
  ctx: Ctx,
  id: string,
  textsFor: (ctx: Ctx, listing: ListingToEdit) => Promise<Texts>,
): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockListingToEdit(ctx.db, id)
    assertFound(listing, 'posting.notFound')
    assertAllowed(whyNotEdit(listing, ctx.actor))
    const texts = await textsFor(ctx, listing)
    const drop = await dropOf(ctx, listing, texts.form)
    const fields = await updateListing(ctx, listing, { ...texts, drop })
    await recordChange(ctx, listing, { form: texts.form, fields })
  })
}

/**
 * Changes the texts of a listing, for its owner or an admin ([DASH-05]). What was paid for and decided about it
 * stays. Throws StaleFormError if the texts were changed since the form was opened.
 */
export function editListing(ctx: Ctx, { id, form }: { id: string; form: PostedForm }): Promise<void> {
  return changeListing(ctx, id, async (ctx, listing) => {
    assertCurrent(listingValues(listing), form)
    const pictures = await claimPictures(ctx, form.pictures, listing.images)
    await endDraft(ctx, { form: draftName('edit', id), mark: form.draft })
    return { form, pictures, source: 'form' }
  })
}

/**
 * Takes back an edit of a listing: the fields that it changed say again what they said before, checked as a form is
 * ([LOG-05]). Refuses moderation.changedSince and moderation.notRevertible.
 */
export function revertListing(ctx: Ctx, id: string, edit: EditToRevert): Promise<void> {
  return changeListing(ctx, id, async (ctx, listing) => {
    const values = listingValues(listing)
    assertAllowed(whyNotRevert(edit.changes, values))
    const form = parseReverted((required) => listingForm(ctx.t, required), valuesBefore(edit.changes, values))
    const pictures = await claimPictures(ctx, form.pictures, [...listing.images, ...edit.pictures])
    return { form, pictures, source: 'revert', reverts: edit.id }
  })
}
