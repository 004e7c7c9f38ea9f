import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

export const USERS_PER_PAGE = 20

/** Maximum length of the reason for a ban, in visible characters. */
export const BAN_REASON_LENGTH = 300

/** Message keys of the roles' names. */
export const ROLE_NAMES = {
  user: 'users.roleUser',
  admin: 'users.roleAdmin',
  banned: 'users.roleBanned',
} as const satisfies Record<Role, Refusal['code']>

/** The roles that an admin can assign. Banned is not one of them: it has its own use cases ([USR-02]). */
export const GIVEN_ROLES = ['user', 'admin'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** Bulk actions on users ([USR-05]). */
export const BULK_ACTIONS = ['verify', 'ban'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** Choices of the filter by verification. */
export const VERIFIED_CHOICES = ['yes', 'no'] as const
export type VerifiedChoice = (typeof VERIFIED_CHOICES)[number]

/** A user as far as these rules need one. */
export type Judged = { readonly id: string; readonly role: Role }

/**
 * Why that admin cannot change this user's role (D-12). Whether an admin remains is checked where they are locked.
 */
export function whyNotChangeRole(person: Judged, adminId: string): Refusal | null {
  if (person.id === adminId) return refuse('conflict', 'users.notYourself')
  return person.role === 'banned' ? refuse('conflict', 'users.bannedHasNoRole') : null
}

/** Why this user cannot be banned: only ordinary users can ([USR-04]). An admin is demoted first. */
export function whyNotBan({ role }: Pick<Judged, 'role'>): Refusal | null {
  if (role === 'admin') return refuse('conflict', 'users.adminsAreNotBanned')
  return role === 'banned' ? refuse('conflict', 'users.alreadyBanned') : null
}

/** Why an account cannot be reactivated: only a deactivated one can (D-37). */
export function whyNotReactivate({ deactivatedAt }: { readonly deactivatedAt: Date | null }): Refusal | null {
  return deactivatedAt ? null : refuse('conflict', 'users.notDeactivated')
}

/** The admins' note about a ban ([USR-04]): data, so in English whoever bans. */
export const bannedNote = (reason: string) => `Banned: ${reason}`

/** Returns a user's name where one is needed. */
export const nameOf = ({ fullName, email }: { readonly fullName: string; readonly email: string }) =>
  fullName || email
