import type { Role } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

export const USERS_PER_PAGE = 20

/** Maximum length of the reason for a ban, in visible characters. */
export const BAN_REASON_LENGTH = 300

/** Maximum length of the admins' notes about a user, in visible characters. */
export const NOTES_LENGTH = 2000

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
export function whyNotChangeRole(user: Judged, adminId: string): Refusal | null {
  if (user.id === adminId) return refuse('conflict', 'users.notYourself')
  return user.role === 'banned' ? refuse('conflict', 'users.bannedHasNoRole') : null
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

/** Why a user cannot be unbanned: only banned ones can (D-12). */
export function whyNotUnban(role: Role): Refusal | null {
  return role === 'banned' ? null : refuse('conflict', 'accounts.notBanned')
}

/**
 * Why an admin cannot be made a user again from the command line. The last one stays: without any, no one could take
 * care of the site.
 */
export function whyNotRevokeAdmin({ role }: Pick<Judged, 'role'>, otherAdmins: number): Refusal | null {
  if (role !== 'admin') return refuse('conflict', 'accounts.notAnAdmin')
  return otherAdmins === 0 ? refuse('conflict', 'accounts.onlyAdmin') : null
}

type Standing = { readonly role: Role; readonly emailVerified: boolean }

/**
 * Why an account cannot become an admin's. A banned user has to be unbanned first, so that it does not
 * happen by accident (D-12). An account with an unconfirmed address may be a stranger's.
 */
export function whyNotGrantAdmin({ role, emailVerified }: Standing): Refusal | null {
  if (role === 'banned') return refuse('conflict', 'accounts.bannedCannotBeAdmin')
  return emailVerified ? null : refuse('conflict', 'accounts.unconfirmedCannotBeAdmin')
}
