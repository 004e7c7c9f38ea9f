import type { Locale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** Remembers the language of a signed-in person for every device; for a visitor the cookie alone does (D-20). */
export async function chooseLanguage({ db, actor, now }: Ctx, language: Locale): Promise<void> {
  if (!actor) return
  await db.updateTable('profiles').set({ language, updatedAt: now }).where('id', '=', actor.id).execute()
}
