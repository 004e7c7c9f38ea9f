import type { Actor } from './actor.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Why this actor cannot do what requires a sign-in. */
export function whyNotSignedIn(actor: Actor | null): Refusal | null {
  return actor ? null : refuse('unauthenticated', 'common.signInFirst')
}

/** Why this actor cannot do what only admins do. Use cases check it too, and do not rely on the guards of routes. */
export function whyNotAdmin(actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'admin') return null
  return refuse('forbidden', actor.lacksTwoFactor ? 'common.adminsNeedTwoFactor' : 'common.adminsOnly')
}
