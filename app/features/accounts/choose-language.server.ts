import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Stores the language of a signed-in user for all devices; for a visitor the cookie is enough (D-20). */
export async function chooseLanguage({ db, actor, now }: Ctx, language: Locale): Promise<void> {
  if (!actor) return
  await db.updateTable('profiles').set({ language, updatedAt: now }).where('id', '=', actor.id).execute()
}
