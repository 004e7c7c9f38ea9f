import type { LISTING_MOVES } from '#app/features/items/rules.ts'

/**
 * Status changes by an owner ([DASH-04]): as of a listing, and activating a waiting one once an admin has approved
 * it.
 */
export const BILLBOARD_MOVES: typeof LISTING_MOVES = {
  active: { from: ['inactive', 'sold', 'pending'], else: 'dashboard.onlyInactive' },
  inactive: { from: ['active'], else: 'dashboard.onlyActive' },
  sold: { from: ['active', 'inactive'], else: 'dashboard.onlyShown' },
}
