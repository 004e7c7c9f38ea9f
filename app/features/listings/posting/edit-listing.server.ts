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
import { listingValues } from './listing-values.ts'
import { type ListingToEdit, lockListingToEdit } from './queries.server.ts'
import { isUnpaid, whyNotEdit } from './rules.ts'
import type { PostedForm } from './schema.ts'
import { updateListing } from './store-listing.server.ts'

/** Stores a changed price, once a listing was published: before, no one has seen it ([PRICE-03]). */
function dropOf(ctx: Ctx, listing: ListingToEdit, { category, compensation }: PostedForm) {
  if (isUnpaid(listing)) return undefined
  const after = isMarketplace(category) ? priceCentsOf(compensation) : null
  return notePrice(ctx, { listingId: listing.id, before: priceCentsOf(listing.compensation), after })
}

/**
 * Changes the texts of a listing, for its owner or an admin ([DASH-05]). What was paid for and decided about it
 * stays. Throws StaleFormError if the texts were changed since the form was opened.
 */
export async function editListing(ctx: Ctx, { id, form }: { id: string; form: PostedForm }): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editing'))
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockListingToEdit(ctx.db, id)
    assertFound(listing, 'posting.notFound')
    assertAllowed(whyNotEdit(listing, ctx.actor))
    assertCurrent(listingValues(listing), form)

    const pictures = await claimPictures(ctx, form.pictures, listing.images)
    await updateListing(
      ctx,
      { id, userId: listing.userId },
      { form, pictures, drop: await dropOf(ctx, listing, form) },
    )
    await endDraft(ctx, { form: draftName('edit', id), mark: form.draft })
    if (ctx.actor?.role !== 'admin') return
    const { title, category } = listing
    const details = {
      before: { title, category },
      after: { title: writtenTexts(form, 'title'), category: form.category },
    }
    await record(ctx, { action: 'update_listing', targetType: 'listing', targetId: id, details })
  })
}
