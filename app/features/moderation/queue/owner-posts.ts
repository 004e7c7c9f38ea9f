/** What an owner posted beside an item, and how many of these were rejected or removed. */
export type OwnerPosts = { readonly count: number; readonly refused: number }
