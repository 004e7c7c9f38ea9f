import { lockOtherAdmins, lockUser } from '#app/features/accounts/queries.server.ts'
import { whyNotLeave } from '#app/features/accounts/rules.ts'
import { endAllSessions } from '#app/features/accounts/sessions/end-sessions.server.ts'
import {
  assertPassword,
  assertPasswordUnchanged,
} from '#app/features/accounts/settings/check-identity.server.ts'
import { deactivateProfile, eraseProfile } from '#app/features/accounts/settings/erase-profile.server.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { queueCardDeletion } from '#app/features/billing/cards/delete-customers.server.ts'
import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { deleteBillingDetails } from '#app/features/billing/receipts/save-billing-details.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { deleteAllDrafts } from '#app/platform/forms/drafts.server.ts'
import { notifyLeaving } from './notify-leaving.server.ts'

async function assertMayLeave({ db, actor }: PersonalCtx): Promise<void> {
  const others = await lockOtherAdmins(db, actor.id)
  const user = await lockUser(db, actor.id)
  assertFound(user, 'accounts.noSuchAccount')
  assertAllowed(whyNotLeave(user.role, others))
}

/** Deactivates an account: signed out everywhere, all items hidden, nothing lost (D-37). */
export function deactivateAccount(ctx: PersonalCtx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { actor } = ctx
    await assertMayLeave(ctx)
    await deactivateProfile(ctx)
    await endAllSessions(ctx, actor.id, { undo: true })
    await notifyLeaving(ctx, 'deactivate')
    await endSubscriptionsOf(ctx, { userId: actor.id }, 'leaving')
    await record(ctx, { action: 'account_deactivated', targetType: 'user', targetId: actor.id })
  })
}

/**
 * Erases a user's identity (D-37). The row stays, empty, because bills refer to it; items are purged like other
 * deleted ones. Cannot be undone.
 */
export async function deleteAccount(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const user = await assertPassword(ctx, password)
  await inTransaction(ctx, async (ctx) => {
    const { actor } = ctx
    await assertPasswordUnchanged(ctx, user)
    await assertMayLeave(ctx)
    await notifyLeaving(ctx, 'delete')
    await eraseProfile(ctx)
    await deleteAllDrafts(ctx, actor.id)
    await deleteBillingDetails(ctx, actor.id)
    await endAllSessions(ctx, actor.id)
    await endSubscriptionsOf(ctx, { userId: actor.id }, 'leaving')
    await queueCardDeletion(ctx, actor.id)
    await record(ctx, { action: 'account_deleted', targetType: 'user', targetId: actor.id })
  })
}
