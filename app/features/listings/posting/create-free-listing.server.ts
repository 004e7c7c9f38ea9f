import { record } from '#app/features/audit/record-action.server.ts'
import { nextPeriod } from '#app/features/entitlements/entitlement-periods.ts'
import { enqueueShareImages } from '#app/features/items/enqueue-share-images.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { confirmFreePosting } from '../publishing/notify-posting.server.ts'
import { draftName } from './form-draft.ts'
import { lockForm } from './lock-form.server.ts'
import type { PostedForm } from './schema.ts'
import { insertListing } from './store-listing.server.ts'

type Free = { readonly formId: string; readonly form: PostedForm }

async function goLive(ctx: PersonalCtx, id: string, endsAt: Date) {
  return ctx.db
    .updateTable('listings')
    .set({ status: 'active', paymentStatus: 'completed', expiresAt: endsAt })
    .where('id', '=', id)
    .returning(['id', 'listingId', 'userId', 'title'])
    .executeTakeFirstOrThrow()
}

/** Posts a free listing as an admin ([MOD-08]): live at once for 30 days, not in the ticker. */
export async function createFreeListing(ctx: PersonalCtx, { formId, form }: Free): Promise<{ id: string }> {
  assertAllowed(ctx.actor.role === 'admin' ? null : refuse('forbidden', 'common.adminsOnly'))
  return inTransaction(ctx, async (ctx) => {
    const known = await lockForm(ctx, { userId: ctx.actor.id, formId })
    if (known) return { id: known.id }

    const pictures = await claimPictures(ctx, form.pictures)
    const id = await insertListing(ctx, { form, pictures }, { userId: ctx.actor.id, formId, replaces: null })
    const { endsAt } = nextPeriod(ctx.now, null)
    const listing = await goLive(ctx, id, endsAt)
    await endDraft(ctx, { form: draftName('admin', null), mark: form.draft })
    await record(ctx, { action: 'create_listing', targetType: 'listing', targetId: id })
    await enqueueShareImages(ctx, { kind: 'listing', publicId: listing.listingId })
    await confirmFreePosting(ctx, { listing, endsAt })
    return { id }
  })
}
