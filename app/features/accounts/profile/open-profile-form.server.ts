import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { openDraft } from '#app/platform/forms/drafts.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { PROFILE_DRAFT } from './profile-fields.ts'
import { type ProfileStart, profileValues } from './profile-values.ts'
import type { OwnProfile } from './queries.server.ts'

/**
 * Returns the initial values of a profile's form: those of the profile, or of a draft. What a draft does not have was
 * not ticked. `wantedDraft` is the one that the address names.
 */
export async function openProfileForm(
  ctx: PersonalCtx,
  profile: OwnProfile,
  wantedDraft: string | null,
): Promise<ProfileStart> {
  const { draft, fields } = await openDraft(ctx, PROFILE_DRAFT, wantedDraft)
  const stored = profileValues(profile)
  return { draft, values: fields ?? { ...stored, version: versionOf(stored) } }
}
