import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { Refusal } from '#app/lib/refusal.ts'

/** So many items can be changed by one order: more is rather a mistake in the filter. */
export const MAX_MATCHING = 5000

/** The item behind which the next batch begins. */
export type MatchingCursor = { readonly kind: ItemKind; readonly at: string; readonly id: string }

/** What became of one batch: how many were changed, how many refused and why the first did, and what is next. */
export type MatchingOutcome = {
  readonly done: number
  readonly failed: number
  readonly why: Refusal | null
  readonly next: MatchingCursor | null
}
