import type { Role } from '#app/lib/actor.ts'
import type { Refusal } from '#app/lib/refusal.ts'

/** Message keys of the roles' names. */
export const ROLE_NAMES = {
  user: 'users.roleUser',
  admin: 'users.roleAdmin',
  banned: 'users.roleBanned',
} as const satisfies Record<Role, Refusal['code']>

/** The admins' note about a ban ([USR-04]): data, so always in English. */
export const bannedNote = (reason: string) => `Banned: ${reason}`

/** Returns a user's name where one is needed. */
export const nameOf = ({ fullName, email }: { readonly fullName: string; readonly email: string }) =>
  fullName || email
