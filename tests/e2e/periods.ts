const HOUR_MS = 3_600_000

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
export const inDays = (days: number) => inHours(days * 24)

/** The period of an item that has been public since yesterday. */
export const running = () => ({ createdAt: inDays(-1), expiresAt: inDays(29) })

/** The period of an item that is the newest of its list. */
export const fresh = () => ({ createdAt: new Date(), expiresAt: inDays(30) })
