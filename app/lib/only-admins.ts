import type { Actor } from './actor.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Why this person may not do what only admins do. Use cases ask it too: a guard at the door is not their business. */
export function whyNotAdmin(actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  return actor.role === 'admin' ? null : refuse('forbidden', 'common.adminsOnly')
}
