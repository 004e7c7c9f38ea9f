import type { Locale } from './locale.ts'

export const ROLES = ['user', 'admin', 'banned'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in person a request acts for. Visitors are `null`. */
export type Actor = {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly fullName: string
  readonly language: Locale | null
  /** When this session last showed a password or a passkey: at its beginning, or when it was asked for again. */
  readonly authenticatedAt: Date
  /** An admin who is none until there is a second factor, where the site asks admins for one. */
  readonly lacksTwoFactor?: boolean
}

/** How the header greets a person ([NAV-04]); '' when nothing is known, so that the caller says 'User' in its language. */
export function greetingName(actor: Pick<Actor, 'email' | 'fullName'>): string {
  return actor.fullName.trim() || (actor.email.split('@')[0] ?? '')
}
