import { record } from '#app/features/audit/record-action.server.ts'
import { forgetCards } from '#app/features/billing/cards/forget-customers.server.ts'
import { endSubscriptionsOf } from '#app/features/billing/end-subscriptions.server.ts'
import { forgetBillingDetails } from '#app/features/billing/receipts/keep-billing-details.server.ts'
import { forgetAllUnsent } from '#app/features/listings/posting/keep-unsent.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endAllSessions } from '../end-sessions.server.ts'
import { forgetPasskeys } from '../passkeys/forget-passkeys.server.ts'
import { lockOtherAdmins, lockPerson } from '../queries.server.ts'
import { whyNotLeave } from '../rules.ts'
import { forgetSecondFactor } from '../second-factor/forget-second-factor.server.ts'
import { assertSamePerson, assertStillProven } from './check-identity.server.ts'
import { tellOfLeaving } from './tell-of-leaving.server.ts'

/** What is left of a profile nobody stands behind any more. */
const NOBODY = {
  fullName: '',
  phone: '',
  bio: '',
  location: '',
  avatarUrl: '',
  adminNotes: '',
  language: null,
  favoriteCategories: [],
  emailVerified: false,
  isVerified: false,
}

async function assertMayLeave({ db, actor }: PersonalCtx): Promise<void> {
  const others = await lockOtherAdmins(db, actor.id)
  const person = await lockPerson(db, actor.id)
  assertFound(person, 'accounts.noSuchAccount')
  assertAllowed(whyNotLeave(person.role, others))
}

/** Switches an account off: signed out everywhere, everything of theirs hidden, nothing lost (D-37). */
export function deactivateAccount(ctx: PersonalCtx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    await assertMayLeave(ctx)
    await db
      .updateTable('profiles')
      .set({ deactivatedAt: now, updatedAt: now })
      .where('id', '=', actor.id)
      .execute()
    await endAllSessions(ctx, actor.id, { undo: true })
    await tellOfLeaving(ctx, 'deactivate')
    await endSubscriptionsOf(ctx, { userId: actor.id }, 'leaving')
    await record(ctx, { action: 'account_deactivated', targetType: 'user', targetId: actor.id })
  })
}

/**
 * Erases who somebody was (D-37). The row stays, empty, because bills refer to it; what they posted goes the way of
 * everything deleted. Cannot be taken back.
 */
export async function deleteAccount(
  ctx: PersonalCtx,
  { password }: { readonly password: string },
): Promise<void> {
  const person = await assertSamePerson(ctx, password)
  await inTransaction(ctx, async (ctx) => {
    const { db, now, actor } = ctx
    await assertStillProven(ctx, person)
    await assertMayLeave(ctx)
    await tellOfLeaving(ctx, 'delete')
    const gone = { deactivatedAt: now, deletedAt: now, updatedAt: now }
    await db
      .updateTable('profiles')
      .set({ ...NOBODY, ...gone, role: 'user', email: `${actor.id}@deleted.invalid` })
      .where('id', '=', actor.id)
      .execute()
    await db.deleteFrom('accounts').where('userId', '=', actor.id).execute()
    await forgetPasskeys(ctx, actor.id)
    await forgetSecondFactor(ctx, actor.id)
    await forgetAllUnsent(ctx, actor.id)
    await forgetBillingDetails(ctx, actor.id)
    await endAllSessions(ctx, actor.id)
    await endSubscriptionsOf(ctx, { userId: actor.id }, 'leaving')
    await forgetCards(ctx, actor.id)
    await record(ctx, { action: 'account_deleted', targetType: 'user', targetId: actor.id })
  })
}
