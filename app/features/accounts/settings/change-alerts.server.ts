import type { PersonalCtx } from '#app/platform/ctx.server.ts'

/** Which emails a user wants: before a listing ends (D-11), and after a sign-in on a new device. */
type Alerts = { readonly expiryAlerts: boolean; readonly signInAlerts: boolean }

export async function changeAlerts({ db, now, actor }: PersonalCtx, alerts: Partial<Alerts>): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ ...alerts, updatedAt: now })
    .where('id', '=', actor.id)
    .execute()
}
