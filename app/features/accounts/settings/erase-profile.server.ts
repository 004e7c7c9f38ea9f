import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { deletePasskeys } from '../passkeys/delete-passkeys.server.ts'
import { deleteTwoFactor } from '../two-factor/delete-two-factor.server.ts'

/** What remains of the profile of a deleted account. */
const ERASED = {
  fullName: '',
  phone: '',
  bio: '',
  location: '',
  avatarUrl: '',
  companyName: '',
  companyLogo: '',
  adminNotes: '',
  language: null,
  favoriteCategories: [],
  emailVerified: false,
  isVerified: false,
}

/** Marks the actor's profile as deactivated, in the transaction that closes the account (D-37). */
export async function deactivateProfile({ db, now, actor }: PersonalCtx): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ deactivatedAt: now, updatedAt: now })
    .where('id', '=', actor.id)
    .execute()
}

/**
 * Erases the actor's profile and every way to sign in to it, in the transaction that closes the account (D-37). The row
 * stays without personal data, because bills refer to it.
 */
export async function eraseProfile(ctx: PersonalCtx): Promise<void> {
  const { db, now, actor } = ctx
  const gone = { deactivatedAt: now, deletedAt: now, updatedAt: now }
  await db
    .updateTable('profiles')
    .set({ ...ERASED, ...gone, role: 'user', email: `${actor.id}@deleted.invalid` })
    .where('id', '=', actor.id)
    .execute()
  await db.deleteFrom('accounts').where('userId', '=', actor.id).execute()
  await deletePasskeys(ctx, actor.id)
  await deleteTwoFactor(ctx, actor.id)
}
