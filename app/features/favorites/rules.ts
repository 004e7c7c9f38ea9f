import type { Actor } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** How many listings one person can keep. */
export const MAX_FAVORITES = 1000

type Facts = { readonly isPublic: boolean; readonly kept: number }

/** Why somebody cannot keep this listing: what nobody sees is not there (D-04). */
export function whyNotKeep({ isPublic, kept }: Facts, actor: Actor): Refusal | null {
  if (actor.role === 'banned') return refuse('forbidden', 'dashboard.suspended')
  if (!isPublic) return refuse('notFound', 'favorites.noSuchListing')
  return kept >= MAX_FAVORITES ? refuse('conflict', 'favorites.tooMany', { most: MAX_FAVORITES }) : null
}
