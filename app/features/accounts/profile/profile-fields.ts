import { PICTURE_ID, pictureUrl } from '#app/lib/picture.ts'

/** The name under which what is typed into the form is kept. */
export const PROFILE_DRAFT = 'profile'

/** Limits of the profile, in characters. Those of the name are in ACCOUNT_LIMITS. */
export const PROFILE_LIMITS = { bio: 1500, location: 120, companyName: 60 } as const

/** Returns the address of a user's photo; '' for none. */
export function avatarUrlOf(pictureId: string): string {
  return PICTURE_ID.test(pictureId) ? pictureUrl(pictureId, 320) : ''
}

/** Returns the picture behind the address of a photo; '' when it is none of ours. */
export function avatarIdOf(avatarUrl: string): string {
  return /^\/media\/(?<id>[0-9a-f]{32})\//u.exec(avatarUrl)?.groups?.['id'] ?? ''
}
