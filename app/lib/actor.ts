import type { Locale } from './locale.ts'

export const ROLES = ['user', 'admin', 'banned'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in user of a request. Visitors are `null`. */
export type Actor = {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly fullName: string
  readonly language: Locale | null
  /** When this session last verified a password or a passkey: at its beginning, or later. */
  readonly authenticatedAt: Date
  /** An admin without admin rights until two-factor is on, where the site requires it of admins. */
  readonly lacksTwoFactor?: boolean
}

/**
 * Returns how the header greets a user ([NAV-04]); '' when nothing is known, so that the caller shows 'User' in its
 * language.
 */
export function greetingName(actor: Pick<Actor, 'email' | 'fullName'>): string {
  return actor.fullName.trim() || (actor.email.split('@')[0] ?? '')
}
