/** What the forms of the page of a billboard do: `?do=` of where they are sent. */
export const ACTIONS = ['save', 'status', 'schedule', 'share', 'unshare', 'remove'] as const
export type Doing = (typeof ACTIONS)[number]
