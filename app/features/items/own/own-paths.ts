import type { ItemKind } from '../item-kinds.ts'

type OwnPaths = {
  /** How addresses of the owner's pages begin. */
  readonly page: `/${string}`
  /** The form in which the owner edits the item. */
  readonly edit: (id: string) => string
  /** The form in which an admin edits it. */
  readonly adminEdit: (id: string) => string
}

const editListing = (id: string) => `/dashboard/listings/${id}/edit`

/** Addresses of an item for its owner and for admins. Visitors never load them. */
export const OWN_PATHS: Readonly<Record<ItemKind, OwnPaths>> = {
  listing: { page: '/dashboard/listings', edit: editListing, adminEdit: editListing },
  banner: {
    page: '/dashboard/promotions',
    edit: (id) => `/edit-ad/${id}`,
    adminEdit: (id) => `/admin/ads/banner/${id}/edit`,
  },
}
