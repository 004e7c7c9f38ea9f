import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { MAX_DRAFTS } from './form-draft.ts'

/** The fields of a form, by name. */
type DraftFields = Readonly<Record<string, string | readonly string[]>>

type Draft = { readonly form: string; readonly fields: DraftFields }

/**
 * Stores a draft, so that it outlives a closed tab. On the server and not in the browser: it contains names and phone
 * numbers, and the browser may be shared (docs/decisions).
 */
export async function saveDraft(ctx: PersonalCtx, { form, fields }: Draft) {
  assertAllowed(await takeToken(ctx, 'unsentForms'))
  const kept = { fields, updatedAt: ctx.now }
  await ctx.db
    .insertInto('unsentForms')
    .values({ userId: ctx.actor.id, form, ...kept })
    .onConflict((same) => same.columns(['userId', 'form']).doUpdateSet(kept))
    .execute()
  await deleteOldest(ctx, ctx.actor.id)
}

/** The client names the draft, so that it could name any number of them. */
async function deleteOldest({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const newest = db
    .selectFrom('unsentForms')
    .select('form')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .limit(MAX_DRAFTS)
  await db.deleteFrom('unsentForms').where('userId', '=', userId).where('form', 'not in', newest).execute()
}

/** What was kept of a form is not needed any more. */
export async function deleteDraft({ db }: Pick<Ctx, 'db'>, userId: string, form: string): Promise<void> {
  await db.deleteFrom('unsentForms').where('userId', '=', userId).where('form', '=', form).execute()
}

/** Deletes all drafts of a user who closes their account. */
export async function deleteAllDrafts({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('unsentForms').where('userId', '=', userId).execute()
}
