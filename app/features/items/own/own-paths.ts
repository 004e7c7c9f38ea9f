import type { ItemKind } from '../item-kinds.ts'

type OwnPaths = {
  /** How addresses of the owner's pages begin. */
  readonly page: `/${string}`
  /** The form in which the owner edits the item. */
  readonly edit: (id: string) => string
}

/** Addresses of an item for its owner. Visitors never load them. */
export const OWN_PATHS: Readonly<Record<ItemKind, OwnPaths>> = {
  listing: { page: '/dashboard/listings', edit: (id) => `/dashboard/listings/${id}/edit` },
  banner: { page: '/dashboard/promotions', edit: (id) => `/edit-ad/${id}` },
}
