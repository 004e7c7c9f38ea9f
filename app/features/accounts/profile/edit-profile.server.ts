import { claimPictures } from '#app/features/uploads/claim-pictures.server.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { endDraft } from '#app/platform/forms/drafts.server.ts'
import { assertCurrent } from '#app/platform/forms/stored-version.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { avatarIdOf, avatarUrlOf, PROFILE_DRAFT } from './profile-fields.ts'
import { profileValues } from './profile-values.ts'
import { lockProfile } from './queries.server.ts'
import type { ProfileInput } from './schema.ts'

/** Returns the id of the chosen picture, '' for none: the current one, or one that the actor uploaded. */
async function wantedPicture(ctx: PersonalCtx, wanted: string, present: string): Promise<string> {
  if (wanted === present) return present
  const [picture] = wanted ? await claimPictures(ctx, [wanted]) : []
  return picture?.id ?? ''
}

/** Returns the address of the chosen photo. That of an imported one stays while nothing else is chosen. */
async function wantedAvatar(ctx: PersonalCtx, wanted: string, present: string): Promise<string> {
  const id = avatarIdOf(present)
  return wanted === id ? present : avatarUrlOf(await wantedPicture(ctx, wanted, id))
}

/**
 * Stores a user's own profile ([PROF-02]). Other fields of the profile cannot be written from here ([PROF-03]).
 * Refuses `uploads.unknownPicture` and `limits.wait`. Throws StaleFormError if the profile was changed since the form
 * was opened.
 */
export async function editProfile(ctx: PersonalCtx, input: ProfileInput): Promise<void> {
  assertAllowed(await takeToken(ctx, 'editProfile'))
  const { fullName, phone, bio, location, language, favoriteCategories } = input
  const { emailNotifications, avatar, companyName } = input
  await inTransaction(ctx, async (ctx) => {
    const fields = { fullName, phone, bio, location, language, emailNotifications, companyName }
    const stored = await lockProfile(ctx.db, ctx.actor.id)
    const favorites = [...new Set(favoriteCategories)]
    assertCurrent(profileValues(stored), { ...input, favoriteCategories: favorites.toSorted() })
    const avatarUrl = await wantedAvatar(ctx, avatar, stored.avatarUrl)
    const companyLogo = await wantedPicture(ctx, input.companyLogo, stored.companyLogo)
    await ctx.db
      .updateTable('profiles')
      .set({ ...fields, avatarUrl, companyLogo, favoriteCategories: favorites, updatedAt: ctx.now })
      .where('id', '=', ctx.actor.id)
      .execute()
    await endDraft(ctx, { form: PROFILE_DRAFT, mark: input.draft })
  })
}
