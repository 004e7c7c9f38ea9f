import { PICTURE_ID, pictureUrl } from '#app/lib/picture.ts'

/** Limits of what people say about themselves on their profile, in characters. Those of the name are in ACCOUNT_LIMITS. */
export const PROFILE_LIMITS = { bio: 1500, location: 120, phone: 14 } as const

/** Where the photo of a person lies; '' for none. */
export function avatarUrlOf(pictureId: string): string {
  return PICTURE_ID.test(pictureId) ? pictureUrl(pictureId, 320) : ''
}

/** The picture behind the address of a photo; '' when it is none of ours. */
export function avatarIdOf(avatarUrl: string): string {
  return /^\/media\/(?<id>[0-9a-f]{32})\//u.exec(avatarUrl)?.groups?.['id'] ?? ''
}
