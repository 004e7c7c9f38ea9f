/** What is on the screen at least this long, with at least this part of it, was seen (D-10). */
export const MIN_VISIBLE_MS = 1000
export const MIN_VISIBLE_RATIO = 0.5

/** How often a browser sends what was seen. */
export const REPORT_INTERVAL_MS = 3000

/** Maximum number of billboards in one message: no page shows more. */
export const MAX_IMPRESSIONS = 60

/** How often the received impressions are stored together. */
export const COUNT_INTERVAL_MS = 2000

/** Maximum number that wait for the database; when it is away for longer, later ones are lost. */
export const MAX_WAITING = 200_000

/** Impressions per statement. */
export const BATCH = 2000

/** How often a stopping process tries to write the rest. */
export const LAST_TRIES = 3
