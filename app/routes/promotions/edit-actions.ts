/** The actions of the forms on a billboard's page: `?do=` in their address. */
export const ACTIONS = ['save', 'status', 'schedule', 'share', 'unshare', 'remove'] as const
export type Doing = (typeof ACTIONS)[number]
