/** Where admins see a user. */
export const userPath = (id: string) => `/admin/users/${id}`

/** Where admins see an item: in the list, found by its number. */
export const itemPath = (publicId: number) => `/admin/ads?q=${publicId}`

export const paymentPath = (id: string) => `/admin/money/payments/${id}`

const LOGGED_AS = { listing: 'listing', banner: 'ad' } as const

/** Where admins see everything that the log has about an item. */
export const logPath = ({ kind, id }: { readonly kind: 'listing' | 'banner'; readonly id: string }) =>
  `/admin/log?${new URLSearchParams({ kind: LOGGED_AS[kind], target: id })}`
