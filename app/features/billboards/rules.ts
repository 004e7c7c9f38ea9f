import type { LISTING_MOVES } from '#app/features/items/rules.ts'

/**
 * What an owner can make of a billboard ([DASH-04]): as of a listing, and putting up one that waits, once an admin has
 * approved it.
 */
export const BILLBOARD_MOVES: typeof LISTING_MOVES = {
  active: { from: ['inactive', 'sold', 'pending'], else: 'dashboard.onlyInactive' },
  inactive: { from: ['active'], else: 'dashboard.onlyActive' },
  sold: { from: ['active', 'inactive'], else: 'dashboard.onlyShown' },
}
