import { record } from '#app/features/audit/record-action.server.ts'
import { newPublicNumber } from '#app/features/items/new-public-number.server.ts'
import { whyNotPost } from '#app/features/items/rules.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import type { Actor } from '#app/lib/actor.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { billboardColumns, textsOfForm } from './billboard-columns.server.ts'
import { billboardDraftName } from './billboard-values.ts'
import { initialBillboardState } from './rules.ts'
import type { BillboardInput } from './schema.ts'

/** Returns what this form created before. A deleted billboard releases its form, which can be submitted again. */
async function madeBy({ db }: Ctx, actor: Actor, formId: string) {
  await db
    .updateTable('ads')
    .set({ formId: null })
    .where('userId', '=', actor.id)
    .where('formId', '=', formId)
    .where('deletedAt', 'is not', null)
    .execute()
  return db
    .selectFrom('ads')
    .select('id')
    .where('userId', '=', actor.id)
    .where('formId', '=', formId)
    .executeTakeFirst()
}

type Numbered = Posted & { readonly adId: number }

async function insertBillboard(ctx: Ctx, actor: Actor, { form, formId, adId }: Numbered): Promise<string> {
  const { db, now } = ctx
  const pictures = await claimPictures(ctx, form.pictures)
  const columns = billboardColumns(ctx, textsOfForm({ form, pictures }))
  const { id } = await db
    .insertInto('ads')
    .values({
      ...columns,
      ...initialBillboardState(actor, now),
      adId,
      userId: actor.id,
      formId,
      wantedPlacement: form.placement || null,
      kind: 'banner',
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeSearchWords(ctx, columns.searchText)
  if (actor.role !== 'admin') return id
  const details = { title: columns.title }
  await record(ctx, { action: 'create_ad', targetType: 'ad', targetId: id, details })
  return id
}

type Posted = {
  readonly form: BillboardInput
  /** Created when the form was opened: sent twice, it is one billboard. */
  readonly formId: string
}

/**
 * Posts a billboard ([AD-01]): an admin's is public at once, others wait for an admin (D-04). Returns its
 * id. Refuses posting.loginFirst, posting.banned, posting.blockedHost, uploads.unknownPicture.
 */
export async function postBillboard(ctx: Ctx, posted: Posted): Promise<string> {
  const { actor } = ctx
  assertAllowed(whyNotPost(actor))
  if (!actor) throw new Error('whyNotPost refuses visitors')
  assertAllowed(await takeToken(ctx, 'posting'))
  return inTransaction(ctx, async (ctx) => {
    // Comes first, because it makes a concurrent submission of the same form wait until the first one is stored.
    const adId = await newPublicNumber(ctx, 'ads')
    await endDraft(ctx, { form: billboardDraftName(null), mark: posted.form.draft })
    const known = await madeBy(ctx, actor, posted.formId)
    return known ? known.id : insertBillboard(ctx, actor, { ...posted, adId })
  })
}
