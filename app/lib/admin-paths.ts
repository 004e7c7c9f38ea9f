/** Where admins see a user. */
export const userPath = (id: string) => `/admin/users/${id}`

/** Where admins see an item: in the list, found by its number. */
export const itemPath = (publicId: number) => `/admin/ads?q=${publicId}`

export const paymentPath = (id: string) => `/admin/money/payments/${id}`
