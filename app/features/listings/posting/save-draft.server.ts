import { assertAllowed } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { MAX_DRAFTS } from './rules.ts'

/** What stands in a form, by field. */
type DraftFields = Readonly<Record<string, string | readonly string[]>>

type Draft = { readonly form: string; readonly fields: DraftFields }

/**
 * Keeps what somebody has typed and not sent, so that it outlives a closed tab. On the server and not in the browser: it
 * holds names and numbers of people, and the browser may be anybody's (docs/decisions).
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

/** A form is named by who sends it, so that somebody could name any number of them. */
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

/** Nothing that this person typed and did not send is kept any longer: they leave the site. */
export async function deleteAllDrafts({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('unsentForms').where('userId', '=', userId).execute()
}
