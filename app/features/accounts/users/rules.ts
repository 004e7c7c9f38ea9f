import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

export const USERS_PER_PAGE = 20

/** Of the reason for a ban, in characters as people see them. */
export const BAN_REASON_LENGTH = 300

/** What each role is called. */
export const ROLE_NAMES = {
  user: 'users.roleUser',
  admin: 'users.roleAdmin',
  banned: 'users.roleBanned',
} as const satisfies Record<Role, Refusal['code']>

/** The roles one person can give another. Banned is not one of them: that has its own way in and out ([USR-02]). */
export const GIVEN_ROLES = ['user', 'admin'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** What can be done to many people at once ([USR-05]). */
export const BULK_ACTIONS = ['verify', 'ban'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** How the list is filtered by the sign of being verified. */
export const VERIFIED_CHOICES = ['yes', 'no'] as const
export type VerifiedChoice = (typeof VERIFIED_CHOICES)[number]

/** Somebody as far as these rules care. */
export type Judged = { readonly id: string; readonly role: Role }

/** Why this person's role cannot be changed by that admin (D-12). Whether an admin remains is judged where they are locked. */
export function whyNotChangeRole(person: Judged, adminId: string): Refusal | null {
  if (person.id === adminId) return refuse('conflict', 'users.notYourself')
  return person.role === 'banned' ? refuse('conflict', 'users.bannedHasNoRole') : null
}

/** Only plain users are banned ([USR-04]). An admin first becomes one. */
export function whyNotBan({ role }: Pick<Judged, 'role'>): Refusal | null {
  if (role === 'admin') return refuse('conflict', 'users.adminsAreNotBanned')
  return role === 'banned' ? refuse('conflict', 'users.alreadyBanned') : null
}

/** Only what somebody switched off is switched on again (D-37). */
export function whyNotReactivate({ deactivatedAt }: { readonly deactivatedAt: Date | null }): Refusal | null {
  return deactivatedAt ? null : refuse('conflict', 'users.notDeactivated')
}

/** What the admin's notes say of a ban ([USR-04]): data, so in English whoever bans. */
export const bannedNote = (reason: string) => `Banned: ${reason}`

/** How somebody is called where a name is needed. */
export const nameOf = ({ fullName, email }: { readonly fullName: string; readonly email: string }) =>
  fullName || email
