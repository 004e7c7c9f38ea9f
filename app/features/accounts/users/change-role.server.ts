import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { lockOtherAdmins } from '../queries.server.ts'
import { whyNotLeave, whyNotRecentlyAuthenticated } from '../rules.ts'
import { type AdminCtx, assertStillAdmin } from './assert-admin.server.ts'
import { lockMember } from './queries.server.ts'
import { type GivenRole, whyNotChangeRole } from './rules.ts'
import { setRole } from './set-role.server.ts'

/** Makes a user an admin, or an admin a user ([USR-02]). Of two admins who demote each other at once one stays. */
export function changeRole(
  ctx: AdminCtx,
  { userId, role }: { readonly userId: string; readonly role: GivenRole },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const otherAdmins = await lockOtherAdmins(ctx.db, userId)
    await assertStillAdmin(ctx)
    assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    assertAllowed(whyNotChangeRole(user, ctx.actor.id))
    if (user.role === role) return
    assertAllowed(whyNotLeave(user.role, otherAdmins))
    await setRole(ctx, user, { action: 'update_user_role', role })
  })
}
