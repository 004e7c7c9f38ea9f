import { whyNotPost } from '#app/features/items/rules.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { daysBefore } from '#app/lib/day.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { draftName } from './form-draft.ts'
import { searchTextOfForm } from './listing-columns.server.ts'
import { lockForm } from './lock-form.server.ts'
import { hasAlike, lockListing, lockListingToEdit } from './queries.server.ts'
import { ALIKE_DAYS, isUnpaid, whyNotDuplicate, whyNotRepost } from './rules.ts'
import type { PostedForm } from './schema.ts'
import { insertListing, updateListing } from './store-listing.server.ts'

type UnpaidListing = {
  /** Made when the form was opened: sent twice, it is one listing. */
  readonly formId: string
  readonly form: PostedForm
  /** The listing it will take the place of. */
  readonly replaces?: string | null
}

async function assertReplaceable(ctx: Ctx, id: string) {
  const old = await lockListing(ctx.db, id)
  assertFound(old, 'posting.notFound')
  assertAllowed(whyNotRepost(old, ctx.actor))
  return old.images
}

/** What is posted once more may say what it said; everything else is new. */
async function assertNew(
  { db, now }: Ctx,
  userId: string,
  { form, replaces = null }: UnpaidListing,
): Promise<void> {
  const since = daysBefore(now, ALIKE_DAYS)
  assertAllowed(
    whyNotDuplicate(
      await hasAlike(db, { userId, searchText: searchTextOfForm(form), since, except: replaces }),
    ),
  )
}

/**
 * Stores a form as a listing that only its owner sees, before any money moves (D-02, [POST-09]). Sent again, the same
 * form changes its listing, and nothing once that is paid. Returns the id of the listing. Refuses what `whyNotPost`,
 * `whyNotRepost` and `whyNotDuplicate` refuse.
 */
export async function saveUnpaidListing(ctx: Ctx, listing: UnpaidListing): Promise<{ id: string }> {
  const { actor } = ctx
  const { formId, form, replaces = null } = listing
  assertAllowed(whyNotPost(actor))
  if (!actor) throw new Error('whyNotPost lets no one in who is not signed in')
  assertAllowed(await takeToken(ctx, 'posting'))
  return inTransaction(ctx, async (ctx) => {
    const known = await lockForm(ctx, { userId: actor.id, formId })
    if (known && !isUnpaid(known)) return { id: known.id }

    await assertNew(ctx, actor.id, listing)
    const already = replaces === null ? [] : await assertReplaceable(ctx, replaces)
    const pictures = await claimPictures(ctx, form.pictures, [...already, ...(known?.images ?? [])])
    await endDraft(ctx, {
      form: draftName(replaces === null ? 'post' : 'repost', replaces),
      mark: form.draft,
    })
    const unpaid = known && (await lockListingToEdit(ctx.db, known.id))
    if (unpaid) {
      await updateListing(ctx, unpaid, { form, pictures, source: 'form' })
      return { id: unpaid.id }
    }
    return { id: await insertListing(ctx, { form, pictures }, { userId: actor.id, formId, replaces }) }
  })
}
