import { whyNotRecentlyAuthenticated } from '#app/features/accounts/rules.ts'
import { endAllSessions } from '#app/features/accounts/sessions/end-sessions.server.ts'
import { type AdminCtx, assertStillAdmin } from '#app/features/accounts/users/assert-admin.server.ts'
import { notifyAccountChange } from '#app/features/accounts/users/notify-account-change.server.ts'
import { lockMember } from '#app/features/accounts/users/queries.server.ts'
import { whyNotBan, whyNotUnban } from '#app/features/accounts/users/rules.ts'
import { setRole } from '#app/features/accounts/users/set-role.server.ts'
import { bannedNote, withoutBannedNote } from '#app/features/accounts/users/user-names.ts'
import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/**
 * Bans a user (D-12): every session and every link in an email ends in the same transaction; their items are no
 * longer public, because the database hides items of banned users; subscriptions end with their period. They get an
 * email without the reason. Refuses admins, and users who are banned already.
 */
export function banUser(
  ctx: AdminCtx,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    assertAllowed(whyNotBan(user))
    const details = user.adminNotes ? { reason, notesBefore: user.adminNotes } : { reason }
    await setRole(ctx, user, {
      action: 'ban_user',
      role: 'banned',
      adminNotes: bannedNote(reason, user.adminNotes),
      details,
    })
    await endAllSessions(ctx, userId)
    await endSubscriptionsOf(ctx, { userId }, 'ban')
    await notifyAccountChange(ctx, user, 'suspended')
  })
}

/** Unbans a user, who becomes an ordinary one; their items are public again (D-12). */
export function unbanUser(ctx: AdminCtx, { userId }: { readonly userId: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    const user = await lockMember(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    assertAllowed(whyNotUnban(user.role))
    const details = { notesBefore: user.adminNotes }
    await setRole(ctx, user, {
      action: 'unban_user',
      role: 'user',
      adminNotes: withoutBannedNote(user.adminNotes),
      details,
    })
    await notifyAccountChange(ctx, user, 'unsuspended')
  })
}
