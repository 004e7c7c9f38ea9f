import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { avatarIdOf, avatarUrlOf } from './profile-fields.ts'
import { lockAvatar } from './queries.server.ts'
import type { ProfileInput } from './schema.ts'

/** Returns the address of the chosen photo: the current one, an uploaded one, or none. */
async function wantedAvatar(ctx: PersonalCtx, wanted: string): Promise<string> {
  const present = await lockAvatar(ctx.db, ctx.actor.id)
  if (wanted === avatarIdOf(present)) return present
  const [picture] = wanted ? await claimPictures(ctx, [wanted]) : []
  return avatarUrlOf(picture?.id ?? '')
}

/**
 * Stores a user's own profile ([PROF-02]). Other fields of the profile cannot be written from here ([PROF-03]).
 * Refuses `uploads.unknownPicture` and `limits.wait`.
 */
export async function editProfile(ctx: PersonalCtx, input: ProfileInput): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editProfile'))
  const { fullName, phone, bio, location, language, favoriteCategories } = input
  const { emailNotifications, avatar } = input
  await inTransaction(ctx, async (ctx) => {
    const fields = { fullName, phone, bio, location, language, emailNotifications }
    const avatarUrl = await wantedAvatar(ctx, avatar)
    await ctx.db
      .updateTable('profiles')
      .set({ ...fields, avatarUrl, favoriteCategories: [...new Set(favoriteCategories)], updatedAt: ctx.now })
      .where('id', '=', ctx.actor.id)
      .execute()
  })
}
