/** The states of an item: `pending` until it is paid for or approved, `expired` when its time is over. */
export const LISTING_STATUSES = ['active', 'inactive', 'pending', 'expired', 'sold'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** What admins made of an item (D-04); only what is approved is public. */
export const MODERATIONS = ['approved', 'waiting', 'rejected', 'removed'] as const
export type Moderation = (typeof MODERATIONS)[number]

/** How many days a deleted item can be restored (D-38). */
export const DELETED_DAYS = 30
