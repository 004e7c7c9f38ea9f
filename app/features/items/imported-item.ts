import type { ListingStatus, Moderation } from './item-status.ts'

/** What an import says of an item apart from what a form would. */
export type ImportedStanding = {
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly moderationReason: string
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly featured: boolean
  /** The public number it had; it keeps it if the number is free. */
  readonly publicNumber: number | null
}

/** A stored item, and the number in its address. */
export type StoredItem = { readonly id: string; readonly publicId: number }
