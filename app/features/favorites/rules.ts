import type { Actor } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** Maximum number of favorites per user. */
export const MAX_FAVORITES = 1000

type Facts = { readonly isPublic: boolean; readonly kept: number }

/** Why this user cannot save this listing: one that is not public does not exist (D-04). */
export function whyNotKeep({ isPublic, kept }: Facts, actor: Actor): Refusal | null {
  if (actor.role === 'banned') return refuse('forbidden', 'dashboard.suspended')
  if (!isPublic) return refuse('notFound', 'favorites.noSuchListing')
  return kept >= MAX_FAVORITES ? refuse('conflict', 'favorites.tooMany', { most: MAX_FAVORITES }) : null
}
