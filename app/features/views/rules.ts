/** A visitor counts once per item within this time ([DET-04]), in milliseconds. */
export const VIEW_WINDOW_MS = 300_000

/** How long who looked at what is remembered, as a hash; twice the window, so that tidying takes nothing that counts. */
export const VIEW_RETENTION_MS = 2 * VIEW_WINDOW_MS

/** What is counted for an item, once per visitor and window. */
export type Counted = 'view' | 'contact' | 'click'
