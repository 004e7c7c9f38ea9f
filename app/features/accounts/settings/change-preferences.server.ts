import type { Locale } from '#app/lib/locale.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'

/** Which emails a user wants: before a listing ends (D-11), and after a sign-in on a new device. */
type Alerts = { readonly expiryAlerts: boolean; readonly signInAlerts: boolean }

export async function changeAlerts({ db, now, actor }: PersonalCtx, alerts: Partial<Alerts>): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...alerts, updatedAt: now })
    .where('id', '=', actor.id)
    .execute()
}

/** Stores the language of a signed-in user for all devices; for a visitor the cookie is enough (D-20). */
export async function chooseLanguage({ db, actor, now }: Ctx, language: Locale): Promise<void> {
  if (!actor) return
  await db.updateTable('profiles').set({ language, updatedAt: now }).where('id', '=', actor.id).execute()
}
