import type { Role } from '#app/lib/actor.ts'
import type { Refusal } from '#app/lib/refusal.ts'

/** Message keys of the roles' names. */
export const ROLE_NAMES = {
  user: 'users.roleUser',
  admin: 'users.roleAdmin',
  banned: 'users.roleBanned',
} as const satisfies Record<Role, Refusal['code']>

const BANNED = 'Banned: '

/** The admins' note about a ban, above what they noted before ([USR-04]): data, so always in English. */
export const bannedNote = (reason: string, before: string) =>
  [`${BANNED}${reason}`, before].filter(Boolean).join('\n')

/** Returns the notes without the line about a ban. */
export function withoutBannedNote(notes: string): string {
  const [first = '', ...others] = notes.split('\n')
  return first.startsWith(BANNED) ? others.join('\n') : notes
}

/** Returns a user's name where one is needed. */
export const nameOf = ({ fullName, email }: { readonly fullName: string; readonly email: string }) =>
  fullName || email
