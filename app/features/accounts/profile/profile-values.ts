import type { FormDraft, FormValues } from '#app/lib/draft.ts'
import type { OwnProfile } from './queries.server.ts'

/** What the form of a profile starts with. */
export type ProfileStart = { readonly draft: FormDraft; readonly values: FormValues }

/** Returns everything that the form of a profile edits. */
export function profileValues(profile: OwnProfile): FormValues {
  const { fullName, phone, bio, location, avatar, companyName, companyLogo, favoriteCategories } = profile
  return {
    fullName,
    phone,
    location,
    bio,
    avatar,
    companyName,
    companyLogo,
    language: profile.language ?? '',
    emailNotifications: profile.emailNotifications ? 'on' : '',
    favoriteCategories: favoriteCategories.toSorted(),
  }
}
