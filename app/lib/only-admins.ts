import type { Actor } from './actor.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Why what needs a person cannot be done for this one. */
export function whyNotSignedIn(actor: Actor | null): Refusal | null {
  return actor ? null : refuse('unauthenticated', 'common.signInFirst')
}

/** Why this person may not do what only admins do. Use cases ask it too: a guard at the door is not their business. */
export function whyNotAdmin(actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'admin') return null
  return refuse('forbidden', actor.lacksTwoFactor ? 'common.adminsNeedTwoFactor' : 'common.adminsOnly')
}
