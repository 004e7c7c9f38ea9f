import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** The largest grid. */
export const MAX_ROWS = 50
export const MAX_COLS = 20

/** How many billboards can share a cell, apart from the first one. */
export const MAX_OTHERS = 9

/** Limits of what an admin writes about a layout, in characters. */
export const LAYOUT_LIMITS = { name: 80, description: 300 } as const

/** Why a save is refused: it is based on another version than the stored one, which would be lost (D-16). */
export function whyNotSave(stored: number, read: number): Refusal | null {
  return stored === read ? null : refuse('conflict', 'layouts.stale')
}
