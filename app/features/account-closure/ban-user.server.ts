import { endAllSessions } from '#app/features/accounts/end-sessions.server.ts'
import { whyNotRecentlyAuthenticated, whyNotUnban } from '#app/features/accounts/rules.ts'
import { type AdminCtx, assertStillAdmin } from '#app/features/accounts/users/assert-admin.server.ts'
import { notifyAccountChange } from '#app/features/accounts/users/notify-account-change.server.ts'
import { lockMember } from '#app/features/accounts/users/queries.server.ts'
import { bannedNote, whyNotBan } from '#app/features/accounts/users/rules.ts'
import { setRole } from '#app/features/accounts/users/set-role.server.ts'
import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'

/**
 * Bans a user (D-12): every session and every link in an email ends in the same transaction; their items are no
 * longer public, because the database hides items of banned users; subscriptions end with their period. An email
 * tells them, without the reason. Refuses admins, and users who are banned already.
 */
export function banUser(
  ctx: AdminCtx,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    assertAllowed(whyNotRecentlyAuthenticated(ctx.actor, ctx.now))
    const person = await lockMember(ctx.db, userId)
    assertFound(person, 'accounts.noSuchAccount')
    assertAllowed(whyNotBan(person))
    const details = person.adminNotes ? { reason, notesBefore: person.adminNotes } : { reason }
    await setRole(ctx, person, {
      action: 'ban_user',
      role: 'banned',
      adminNotes: bannedNote(reason),
      details,
    })
    await endAllSessions(ctx, userId)
    await endSubscriptionsOf(ctx, { userId }, 'ban')
    await notifyAccountChange(ctx, person, 'suspended')
  })
}

/** Unbans a user, who becomes an ordinary one; their items are public again (D-12). */
export function unbanUser(ctx: AdminCtx, { userId }: { readonly userId: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await assertStillAdmin(ctx)
    const person = await lockMember(ctx.db, userId)
    assertFound(person, 'accounts.noSuchAccount')
    assertAllowed(whyNotUnban(person.role))
    const details = { notesBefore: person.adminNotes }
    await setRole(ctx, person, { action: 'unban_user', role: 'user', adminNotes: '', details })
    await notifyAccountChange(ctx, person, 'unsuspended')
  })
}
